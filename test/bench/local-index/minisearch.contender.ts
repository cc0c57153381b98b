import MiniSearch from 'minisearch';
import { compiled } from '../compiled.js';
import { type Contender, RESULTS } from './contender.js';
import { pageText } from './page-text.js';

const { STOP_WORDS } = await compiled<{ STOP_WORDS: ReadonlySet<string> }>(
  'libs/engines/text-analysis/src/stop-words.js',
);
const { stem } = await compiled<{ stem: (word: string) => string }>('libs/engines/text-analysis/src/stem.js');
const BATCH = 200;

/**
 * MiniSearch in memory with the settings that scored best on the questions of the tuned half; fuzzy and prefix search are
 * off. It has neither stop words nor a stemmer, so it uses ours.
 */
export function miniSearchContender(): Contender {
  const create = () =>
    new MiniSearch<{ id: number; title: string; headings: string; body: string }>({
      fields: ['title', 'headings', 'body'],
      processTerm: (term) => {
        const word = term.toLowerCase();
        return STOP_WORDS.has(word) ? null : stem(word);
      },
      searchOptions: { boost: { title: 0.5, headings: 0.5 }, bm25: { k: 2, b: 0.9, d: 0 } },
    });
  let search = create();
  let indexed: readonly string[] = [];
  return {
    name: 'MiniSearch',
    async index(folder, pages) {
      search = create();
      indexed = pages;
      for (const [id, page] of pages.entries()) {
        search.add({ ...(await pageText(folder, page)), id });
        // Yields to other processes on this machine.
        if (id % BATCH === 0) await new Promise(setImmediate);
      }
    },
    search(query) {
      const found = search.search(query).slice(0, RESULTS);
      return Promise.resolve(found.map(({ id }) => indexed[id as number] ?? ''));
    },
    clear() {
      search = create();
      return Promise.resolve();
    },
  };
}
