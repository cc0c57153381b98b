const JOINT =
  / ?[;:] | ?[—–] ?|, (?!\d)| (?:and|but|while|whereas|although|because|or|und|aber|während|oder|et|mais|tandis que|ou|y|e|pero|mientras|ma|mentre|en|maar|och|i|a|но|и|однако) |[、；，，]/iu;

/** Splits a sentence roughly into its clauses. */
export function clausesOf(sentence: string): string[] {
  return sentence
    .replace(/\s+/g, ' ')
    .split(JOINT)
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));
}
