import type { Tool } from '@modelcontextprotocol/server';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Weights: a word of the name counts more than one of the title, and that more than one of the description. */
const WEIGHTS = { name: 8, title: 4, description: 1 } as const;

interface Indexed<Item> {
  item: Item;
  name: string;
  words: Readonly<Record<keyof typeof WEIGHTS, ReadonlySet<string>>>;
}

/** Finds tools by words, the best match first; ties keep the given order. */
export class ToolSearch<Item extends { definition: Tool }> {
  private readonly index: Indexed<Item>[];

  constructor(items: readonly Item[]) {
    this.index = items.map((item) => {
      const { name, title = '', description = '' } = item.definition;
      const words = {
        name: new Set(wordsOf(name.replaceAll(/[_-]/g, ' '))),
        title: new Set(wordsOf(title)),
        description: new Set(wordsOf(description)),
      };
      return { item, name: name.toLowerCase(), words };
    });
  }

  find(query: string, limit: number): Item[] {
    const asked = [...new Set(wordsOf(query))];
    return this.index
      .map((entry) => ({ entry, score: scoreOf(entry, query.trim().toLowerCase(), asked) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ entry }) => entry.item);
  }
}

function scoreOf({ name, words }: Indexed<unknown>, query: string, asked: readonly string[]): number {
  let score = name === query ? 100 : 0;
  for (const word of asked) {
    for (const [field, weight] of Object.entries(WEIGHTS) as [keyof typeof WEIGHTS, number][]) {
      if (words[field].has(word)) score += 2 * weight;
      else if (word.length > 2 && hasBeginning(words[field], word)) score += weight;
    }
  }
  return score;
}

/** "translate" matches "translation", and vice versa. */
const hasBeginning = (words: ReadonlySet<string>, asked: string): boolean => {
  const stem = asked.length > 5 ? asked.slice(0, -2) : asked;
  return [...words].some((word) => word.startsWith(stem));
};
