/** An item or date, or an entry of a list, that can have a note. */
export interface Noted {
  fact: string;
  entry?: string;
  name: string;
}

/** What stays on the site with a note, or has none any more: "room 2 is taken until May", "room 5 is free again". */
export interface NoteOrder extends Noted {
  /** The words of the note; null where it goes. */
  note: string | null;
}
