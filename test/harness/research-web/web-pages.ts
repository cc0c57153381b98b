import { HOST_NAMES, HOSTS, type HostName, type PageKind } from './hosts.js';
import { padding } from './prose.js';
import type { Fact, PageName, Topic } from './topics/topic.js';

/** A page of the research web. */
export interface WebPage {
  host: HostName;
  path: string;
  kind: PageKind;
  topic: Topic;
  name: PageName;
  title: string;
  author: string;
  /** ISO 8601 date. */
  publishedAt: string;
  facts: readonly Fact[];
  hasTable: boolean;
  isPdf: boolean;
}

const TITLES: Readonly<Record<PageName, (subject: string) => string>> = {
  overview: (subject) => `${subject}: what it is and how it works`,
  figures: (subject) => `${subject}: cost, yield and other figures`,
  people: (subject) => `${subject}: the people and companies behind it`,
};
/** Days since it was published, by kind of host; a page of the same host is a week older than the one before. */
const AGE_DAYS: Readonly<Record<PageKind, number>> = { web: 90, news: 2, academic: 200 };
const PADDING_SENTENCES = 14;
const DAY_MS = 86_400_000;

/** The pages of hosts on a topic: those with facts. @param nowMs the base of dates. */
export function pagesOn(topic: Topic, nowMs: number): WebPage[] {
  return HOST_NAMES.flatMap((host) => {
    const names: PageName[] = ['overview', 'figures', 'people'];
    return names.flatMap((name, index): WebPage[] => {
      const facts = topic.facts.filter((fact) => fact.page === name && fact.hosts.includes(host));
      if (facts.length === 0) return [];
      const isPdf = host === 'university' && name === 'figures';
      const ageDays = AGE_DAYS[HOSTS[host]] + 7 * index;
      return [
        {
          host,
          path: `/${topic.id}/${name}${isPdf ? '.pdf' : ''}`,
          kind: HOSTS[host],
          topic,
          name,
          title: capitalised(TITLES[name](topic.subject)),
          author: authorOf(host),
          publishedAt: new Date(nowMs - ageDays * DAY_MS).toISOString().slice(0, 10),
          facts,
          hasTable: name === 'figures' && !isPdf && topic.tableHosts.includes(host),
          isPdf,
        },
      ];
    });
  });
}

/** Paragraphs of a page: each fact between filler sentences. */
export function paragraphsOf({ host, name, topic, facts }: WebPage): string[] {
  const sentences = padding(`${host} ${topic.id} ${name}`, PADDING_SENTENCES);
  const perFact = Math.floor(PADDING_SENTENCES / facts.length);
  return facts.map(({ sentence }, index) => {
    const around = sentences.slice(index * perFact, (index + 1) * perFact);
    return [...around.slice(0, 1), sentence, ...around.slice(1)].join(' ');
  });
}

const AUTHORS = ['Nora Fenwick', 'Callum Reyes', 'Beata Solberg', 'Imran Castell', 'Lena Dufresne'] as const;

function authorOf(host: HostName): string {
  return AUTHORS[HOST_NAMES.indexOf(host) % AUTHORS.length] ?? AUTHORS[0];
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
