/** A title and its text. */
export type Pair = readonly [title: string, text: string];
