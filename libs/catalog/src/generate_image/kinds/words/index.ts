import { DE } from './de.js';
import { EN } from './en.js';
import { ES } from './es.js';
import { FR } from './fr.js';
import { IT } from './it.js';
import { JA } from './ja.js';
import type { LanguageWords } from './language-words.js';
import { PT } from './pt.js';

export const LANGUAGES: readonly LanguageWords[] = [EN, DE, FR, ES, PT, IT, JA];
