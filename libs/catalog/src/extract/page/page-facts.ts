/** Where on a page a value is stated. */
export const SOURCE_KINDS = [
  'json_ld',
  'microdata',
  'rdfa',
  'table',
  'definition_list',
  'label',
  'list',
  'meta',
  'link',
  'heading',
  'text',
] as const;

export type SourceKind = (typeof SOURCE_KINDS)[number];

/** A statement of a page: a label and its text. */
export interface Fact {
  label: string;
  text: string;
  kind: SourceKind;
  /** The text on the page. */
  quote: string;
}

/** A described thing: its properties, which may be things. */
export type ThingValue = string | number | boolean | Thing;

export interface Thing {
  [property: string]: ThingValue[];
}

/** A thing of the markup. */
export interface StatedThing {
  thing: Thing;
  kind: 'json_ld' | 'microdata' | 'rdfa';
}

/** A table with a row of headers. */
export interface DataTable {
  headers: string[];
  rows: string[][];
}

/** A heading, and the content below it up to the next one. */
export interface Section {
  heading: string;
  /** First paragraph. */
  text: string;
  /** Entries of the first list. */
  entries: string[];
}

/** What a page states in a form that can be read without understanding its language. */
export interface PageFacts {
  language: string | null;
  things: StatedThing[];
  facts: Fact[];
  tables: DataTable[];
  sections: Section[];
  /** The visible lines. */
  text: string;
}
