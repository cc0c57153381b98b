import type { Brief } from '../model/brief.js';
import { readApp } from './app/read-app.js';
import { readContact } from './contact/read-contact.js';
import { readFeatures } from './feature/read-features.js';
import { readHours } from './hours/read-hours.js';
import { pricedTrade, readItems } from './items/read-items.js';
import { readTrade } from './kind/read-trade.js';
import { tradePhrase } from './kind/trade-phrase.js';
import { readPromptLanguage } from './language/prompt-language.js';
import { readSiteLanguage } from './language/site-language.js';
import { readColours, isDarkAskedFor } from './look/read-colours.js';
import { readTone } from './look/read-tone.js';
import { plainName } from './name/plain-name.js';
import { readName } from './name/read-name.js';
import { readOccasion } from './occasion/read-occasion.js';
import { readSince } from './occasion/read-since.js';
import { readAudience } from './offer/read-audience.js';
import { readOffer } from './offer/read-offer.js';
import { readStatements } from './offer/read-statements.js';
import { readPeople } from './people/read-people.js';
import { readPlace } from './place/read-place.js';
import { readText } from './text/prompt-text.js';
import { readFields } from './wishes/read-fields.js';
import { readOpenPoints } from './wishes/read-open-points.js';

/** Reads a plain-language prompt. Total: any text gives a brief, and what the prompt does not say stays empty. */
export function readBrief(prompt: string): Brief {
  const text = readText(prompt);
  const promptLanguage = readPromptLanguage(text);
  const language = readSiteLanguage(text) ?? promptLanguage;
  const app = readApp(text, promptLanguage);
  const name = readName(text, promptLanguage);
  const found = readTrade(text, promptLanguage, app, name);
  const place = readPlace(text, promptLanguage);
  const fields = readFields(text, promptLanguage, app);
  const trade = tradePhrase(text, promptLanguage, found, app);
  const items = readItems(text, promptLanguage);
  return {
    name: name ?? plainName(trade, place, promptLanguage),
    isNameGiven: name !== null,
    kind: found.kind,
    app,
    trade,
    offer: offerBeside(readOffer(text, promptLanguage), trade),
    audience: readAudience(text, promptLanguage),
    place,
    since: readSince(text.text),
    features: readFeatures(text, promptLanguage, app, fields),
    items: items.length > 0 ? items : pricedTrade(text.text, trade),
    hours: readHours(text),
    contact: readContact(text, promptLanguage),
    occasion: readOccasion(text, app, found.kind),
    people: readPeople(text, name),
    statements: readStatements(text, promptLanguage, name),
    fields,
    tone: readTone(text, promptLanguage, found.kind),
    colours: readColours(text, name),
    isDark: isDarkAskedFor(text),
    language,
    promptLanguage,
    openPoints: readOpenPoints(text),
  };
}

/** An offer that only says the trade again, perhaps with the place, tells nothing more. */
function offerBeside(offer: string | null, trade: string): string | null {
  const said = trade.toLowerCase().replace(/ lessons$/, '');
  return offer?.toLowerCase().startsWith(said) === true ? null : offer;
}
