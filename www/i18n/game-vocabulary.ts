// The sentences about one of the games.
import type { DialogWords } from "./dialog-types";
import type { PageWords } from "./page-types";
import type { PlayWords } from "./play-types";

export interface GameVocabulary {
  page: PageWords;
  dialogs: DialogWords;
  play: PlayWords;
}
