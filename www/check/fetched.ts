/** Fetches a file. @param progress called with the number of bytes in each part that arrives */
export async function fetched(address: string, progress: (bytes: number) => void): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address} is not there`);
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      progress(part.length);
      controller.enqueue(part);
    },
  });
  return new Response(response.body.pipeThrough(counted));
}
