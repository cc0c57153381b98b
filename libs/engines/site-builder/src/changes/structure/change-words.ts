import type { Language } from '../../model/vocabulary.js';

interface ChangeWords {
  /** In the place of a text that an instruction asked for and did not give. */
  draft: string;
}

const WORDS: Record<Language, ChangeWords> = {
  en: { draft: 'The text of this part is still to be written.' },
  de: { draft: 'Der Text für diesen Teil fehlt noch.' },
  fr: { draft: 'Le texte de cette partie reste à écrire.' },
  es: { draft: 'El texto de esta parte está por escribir.' },
  pt: { draft: 'O texto desta parte ainda será escrito.' },
  ja: { draft: 'この部分の文章はこれから用意します。' },
};

export function changeWords(language: Language): ChangeWords {
  return WORDS[language];
}
