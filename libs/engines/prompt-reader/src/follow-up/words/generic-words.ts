import type { Language } from '../../packs/language.js';

/** A word of sites, people, orders and courtesies, and not of what one site is about. */
export function isGeneric(word: string, language: Language): boolean {
  const { lists, features, kindWords, fieldTypes, blocks, days } = language;
  const known = [
    lists.site,
    lists.part,
    lists.tradeHead,
    lists.role,
    lists.look,
    lists.contactCue,
    lists.phone,
    lists.menu,
    lists.wish,
    lists.command,
    lists.remark,
    lists.aside,
    lists.imperative,
    lists.self,
    lists.open,
    lists.honorific,
    lists.policy,
    features,
    kindWords,
    fieldTypes,
    blocks,
    days,
  ];
  return known.some((list) => list.isIn(word));
}
