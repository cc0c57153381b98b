/** Words that turn a statement round, in English, German, French and Spanish. */
const NEGATION =
  /(?<![\p{L}\p{N}])(?:not|no|never|nor|none|neither|nobody|nothing|cannot|without|nicht|kein(?:e[mnrs]?)?|nie(?:mals|mand)?|ohne|weder|ne|n['’](?=\p{L})|pas|jamais|aucune?|sans|nunca|jamás|ning[uú]n[ao]?|nadie|sin|ni)(?![\p{L}\p{N}])|n['’]t(?![\p{L}\p{N}])/giu;

/** How often a text negates. */
export function negationsIn(text: string): number {
  return text.match(NEGATION)?.length ?? 0;
}
