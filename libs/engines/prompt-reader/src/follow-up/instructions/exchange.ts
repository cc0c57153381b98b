/** What goes and what comes in its place, both as they are to be read on the site. */
export type Exchange =
  | { kind: 'person'; gone: string; fresh: string }
  | { kind: 'item'; gone: string; fresh: string; price: number | null; isRenamed: boolean }
  | { kind: 'entry'; gone: string; fresh: string }
  | { kind: 'words'; gone: string; fresh: string };
