import { COMPONENT_IDS, THEME_IDS } from '@capstan/site-document';
import { z } from 'zod';
import { assetNames, readAsset } from './asset-folder.js';
import { FEATURES } from './grammar-schema.js';
import { parseAsset } from './parse-asset.js';

export const Kind = z.strictObject({
  themes: z.array(z.enum(THEME_IDS)).min(1).max(4).describe('the usual one first'),
  offer: z.enum(COMPONENT_IDS).describe('the component of its items'),
  features: z.array(z.enum(FEATURES)).describe('what every site of the kind has'),
  isOccasion: z.boolean().describe('one day rather than a business'),
  isApp: z.boolean().describe('the entries are the purpose of the site'),
});
export type Kind = z.infer<typeof Kind>;

let loaded: ReadonlyMap<string, Kind> | undefined;

/** The kinds of sites by their ids. */
export function kinds(): ReadonlyMap<string, Kind> {
  loaded ??= new Map(
    assetNames('kinds').map((id) => {
      const file = `kinds/${id}.yaml`;
      return [id, parseAsset(file, readAsset(file), Kind)];
    }),
  );
  return loaded;
}

/** A kind that a document names; documents of owners may name one that does not exist. */
export const kindOf = (id: string): Kind => {
  const kind = kinds().get(id) ?? kinds().get(OTHER_KIND);
  if (kind === undefined) throw new Error(`kinds/${OTHER_KIND}.yaml is missing`);
  return kind;
};

/** The kind of a site that names none. */
export const OTHER_KIND = 'business';
