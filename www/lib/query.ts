/** Writes values in the format of links; absent values are omitted. */
export function query(values: Record<string, string | number | null | undefined>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => `${key}=${encodeURIComponent(`${value}`)}`)
    .join("&");
}
