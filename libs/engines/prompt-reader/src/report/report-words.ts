import { z } from 'zod';
import { readAsset } from '../packs/asset-folder.js';
import { FALLBACK_LANGUAGE, languageCodes } from '../packs/language.js';
import { parseAsset } from '../packs/parse-asset.js';

const ReportWords = z.strictObject({
  site: z.string(),
  pages: z.string(),
  page: z.string(),
  records: z.string(),
  notDone: z.string(),
  unchanged: z.string(),
  keptFiles: z.string(),
  reverted: z.string(),
  edited: z.string(),
  added: z.string(),
});
/** Sentences about a site and its changes, with places for values in braces. */
export type ReportWords = z.infer<typeof ReportWords>;

const loaded = new Map<string, ReportWords>();

/** The sentences in the language of a tag; in English where there is no pack. */
export function reportWords(tag: string): ReportWords {
  const [base = ''] = tag.toLowerCase().split('-');
  const code = languageCodes().includes(base) ? base : FALLBACK_LANGUAGE;
  const file = `languages/${code}/report.yaml`;
  const words = loaded.get(code) ?? parseAsset(file, readAsset(file), ReportWords);
  loaded.set(code, words);
  return words;
}

/** A sentence with its values. */
export const filled = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (place, key: string) => values[key] ?? place);
