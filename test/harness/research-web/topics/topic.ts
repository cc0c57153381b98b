import type { HostName } from '../hosts.js';

/** Which of a host's pages on a topic says it. */
export type PageName = 'overview' | 'figures' | 'people';

/** Something that is so in the research web, and who says it. */
export interface Fact {
  id: string;
  page: PageName;
  /** Stands so on each of the pages; holds a number or a name. */
  sentence: string;
  hosts: readonly HostName[];
}

/** All that the research web knows of one subject. Nothing of it is true anywhere else. */
export interface Topic {
  id: string;
  /** What every page speaks of. */
  subject: string;
  /** To be asked. */
  question: string;
  facts: readonly Fact[];
  /** Ids of facts that cannot both be so. */
  contradiction: readonly [string, string];
  people: readonly { name: string; role: string; company: string }[];
  companies: readonly { name: string; industry: string; employeeCount: number | null }[];
  /** On the `figures` pages of `tableHosts`. */
  table: { caption: string; header: readonly string[]; rows: readonly (readonly string[])[] };
  tableHosts: readonly HostName[];
}
