import type { Brief } from '../model/brief.js';
import { readApp } from './app/read-app.js';
import { readFeatures } from './feature/read-features.js';
import { readTrade } from './kind/read-trade.js';
import { tradePhrase } from './kind/trade-phrase.js';
import { readPromptLanguage } from './language/prompt-language.js';
import { readSiteLanguage } from './language/site-language.js';
import { readColours, isDarkAskedFor } from './look/read-colours.js';
import { readTone } from './look/read-tone.js';
import { plainName } from './name/plain-name.js';
import { readName } from './name/read-name.js';
import { readPlace } from './place/read-place.js';
import { readText } from './text/prompt-text.js';

/** Reads a plain-language prompt. Total: any text gives a brief, and what the prompt does not say stays empty. */
export function readBrief(prompt: string): Brief {
  const text = readText(prompt);
  const promptLanguage = readPromptLanguage(text);
  const language = readSiteLanguage(text) ?? promptLanguage;
  const app = readApp(text, promptLanguage);
  const found = readTrade(text, promptLanguage, app);
  const place = readPlace(text, promptLanguage);
  const name = readName(text, promptLanguage);
  const trade = tradePhrase(text, promptLanguage, found, app);
  return {
    name: name ?? plainName(trade, place, promptLanguage),
    isNameGiven: name !== null,
    kind: found.kind,
    app,
    trade,
    offer: null,
    audience: null,
    place,
    since: null,
    features: readFeatures(text, promptLanguage, app),
    items: [],
    hours: [],
    contact: { phone: null, email: null, address: null, links: [] },
    occasion: null,
    people: [],
    statements: [],
    fields: [],
    tone: readTone(text, promptLanguage, found.kind),
    colours: readColours(text, name),
    isDark: isDarkAskedFor(text),
    language,
    promptLanguage,
    openPoints: [],
  };
}
