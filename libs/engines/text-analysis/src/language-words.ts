const WORDS: Readonly<Record<string, string>> = {
  en: 'the of and to in is that for with are it as be this by or from on not which an can if when has will at was you a do no',
  de: 'der die und das ist nicht mit von ein eine einen den dem des zu für auf werden wird sind im sich als auch oder wenn aus',
  fr: 'le la les des et est un une pour dans que qui sur pas du avec ce par plus ou sont au aux cette de il vous être',
  es: 'el la los las y es un una para que con por del se no en su como más lo al de o son este esta ser',
  it: 'il di che e la è per non un una con del della dei sono si le gli nel da anche come più alla o i lo questo',
  pt: 'o os as e é que não um uma para com do da dos das em no na por se mais de ou ser são ao como',
  nl: 'de het een en van is dat niet op te met voor zijn aan ook wordt in of door worden kan als bij deze die',
  ca: 'el la els les i és un una per que amb dels del en no es al més de o són aquest aquesta com',
  ro: 'și de la în un o care nu este pe cu pentru din mai sau sunt se ca al ale',
  sv: 'och att det som en på är av för med den till inte om ett har de kan från eller',
  da: 'og at det som en på er af for med den til ikke om et har de kan fra eller i der',
  af: 'die van en in is het nie wat vir met op te om dat word as hy aan kan of sy',
};

/** Function words of languages in Latin script, each with the languages that have it. */
export const COMMON_WORDS: ReadonlyMap<string, readonly string[]> = languagesByWord();

function languagesByWord(): Map<string, string[]> {
  const languages = new Map<string, string[]>();
  for (const [language, list] of Object.entries(WORDS)) {
    for (const word of list.split(' ')) languages.set(word, [...(languages.get(word) ?? []), language]);
  }
  return languages;
}
