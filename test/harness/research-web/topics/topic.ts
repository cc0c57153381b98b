import type { HostName } from '../hosts.js';

/** Which of a host's pages on a topic states it. */
export type PageName = 'overview' | 'figures' | 'people';

/** A fact of the research web, and the hosts that state it. */
export interface Fact {
  id: string;
  page: PageName;
  /** Verbatim on each of the pages; contains a number or a name. */
  sentence: string;
  hosts: readonly HostName[];
}

/** Everything that the research web has on one subject. All of it is fictional. */
export interface Topic {
  id: string;
  /** The common subject of all pages. */
  subject: string;
  /** The research question. */
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
