import type { Reader } from '../grammar/reading.js';
import { readAddApp } from './add-app.js';
import { readAddFeature } from './add-feature.js';
import { readAddPage } from './add-page.js';
import { readContact } from './contact.js';
import { readFields } from './fields.js';
import { readHours } from './hours.js';
import { readItems } from './items.js';
import { readLanguage } from './language.js';
import { readDarkOff, readLook } from './look.js';
import { readMove } from './move.js';
import { readPrices } from './prices.js';
import { readRemove } from './remove.js';
import { readRename, readRenamePage } from './rename.js';
import { readTell } from './tell.js';
import { readTexts } from './texts.js';
import { readUndo } from './undo.js';

/** In this order: what names its target most exactly comes first. */
export const READERS: Reader[] = [
  readUndo,
  readDarkOff,
  readFields,
  readTexts,
  readTell,
  readRenamePage,
  readRename,
  readMove,
  readContact,
  readHours,
  readPrices,
  readAddPage,
  readAddApp,
  readItems,
  readAddFeature,
  readRemove,
  readLanguage,
  readLook,
];
