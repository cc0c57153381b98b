/**
 * Words and phrases that structure sentences, by code letter (see `chunks.ts`); lower case without accents.
 */
const CUES: Readonly<Record<string, string>> = {
  // Prepositions between a role or person and an organization.
  O: `of|at|for|from|with|von|bei|beim|vom|der|des|fur|de|du|d'|chez|del|en|dell'|della|di|an der|am|an dem|of the|at the
    |for the|de la|de l'|von der|bei der|a la|en la|an|dans`,
  T: "the|a|an|its|their|his|her|our|die|das|dem|den|ein|eine|einen|le|la|les|l'|un|une|el|los|las|una|seine|ihre|son|sa|su",
  I: 'is|was|became|becomes|has become|will become|serves as|served as|works as|worked as|is currently|was named|has been|ist|war|wurde|est|etait|es|era|fue|acts as',
  S: `said|says|told|tells|explained|explains|added|adds|argues|argued|wrote|writes|noted|notes|warned|warns|commented|stated
    |recalls|recalled|according to|sagte|sagt|erklarte|erklart|betonte|so|a declare|declare|a dit|explique|a explique|souligne|selon
    |dijo|afirmo|explico|declaro|senalo|segun|laut`,
  Y: 'by|von|par|por|written by|text by|story by|edited by|reviewed by|posted by',
  F: `founded by|co-founded by|cofounded by|started by|led by|headed by|run by|chaired by|established by|set up by|created by
    |gegrundet von|geleitet von|fonde par|fondee par|dirige par|dirigee par|fundada por|fundado por|dirigida por|dirigido por`,
  J: 'appointed|appoints|named|names|hired|hires|promoted|elected|ernannte|beruft|nomme|a nomme|nombro|nombra|has appointed|has named|has hired',
  j: 'joined|joins|has joined|left|leads|heads|runs|founded|co-founded|cofounded|established|chairs|led|headed|ran|grundete|leitet|fonda|dirige|a fonde|fundo|works for|works at|worked at|worked for|teaches at|studied at',
  K: 'as|to|zum|zur|als|comme|como',
  B: 'born|b.|was born|geboren|ne|nee|nacio|nacido|nacida|wurde geboren|*',
  A: 'and|&|und|et|y|e',
  w: 'who|whose|der',
  f: 'former|ex|then|ehemaliger|ehemalige|fruhere|fruherer|ancien|ancienne|exjefe',
  // Verbs of organizations (V), passive (v), between organizations (X), and shared with people (u).
  X: `acquired|acquires|has acquired|buys|bought|merged with|agreed to buy|agreed to acquire|acquired by|owned by|is owned by|was acquired by|bought by|was bought by`,
  V: `employs|raised|is headquartered|was headquartered|headquartered in|is based in|based in|was founded|is owned by
    |was acquired|went public|reported revenue|posted revenue|reported earnings|generates revenue|filed for bankruptcy
    |was established|is owned|has raised|was incorporated|beschaftigt|hat ihren sitz|mit sitz in|wurde gegrundet|emploie|a ete fondee
    |est basee|emplea|fue fundada|tiene su sede|manufactures|went bankrupt|was spun off|is listed|has employed|employed|recalled
    |laid off|is a subsidiary`,
  v: `acquisition of|takeover of|subsidiary of|subsidiaries of|division of|spin-off from|shares of|shares in|stake in
    |merger with|built by
    |manufactured by|developed by|competitors|competitor|rival|rivals|invested in|to buy|to acquire|tochter von|ubernahme von|filiale de|filial de
    |published by|made by|built by|funded by|sponsored by|produced by`,
  u: 'announced|announces|launched|launches|unveiled|introduced|released|plans to|said it|says it|said its|operates|sells|sold|develops|makes|offers|opened|supplies|expects to|has announced|has launched|reported|builds|produces|signed',
  E: 'such as|like|including|wie|comme|como|called|named|namens',
};

interface Cue {
  readonly words: readonly string[];
  readonly code: string;
}

/** By first word, longest first. A phrase with two codes has the first one. */
export const CUES_BY_FIRST_WORD: ReadonlyMap<string, readonly Cue[]> = cuesByFirstWord();

function cuesByFirstWord(): Map<string, Cue[]> {
  const cues = new Map<string, Cue[]>();
  const known = new Set<string>();
  for (const [code, list] of Object.entries(CUES)) {
    for (const phrase of list.split('|').map((part) => part.trim())) {
      if (known.has(phrase)) continue;
      known.add(phrase);
      const words = phrase.split(' ');
      const [first = ''] = words;
      cues.set(first, [...(cues.get(first) ?? []), { words, code }]);
    }
  }
  for (const list of cues.values()) list.sort((one, other) => other.words.length - one.words.length);
  return cues;
}
