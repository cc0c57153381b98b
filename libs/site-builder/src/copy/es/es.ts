import type { Copy } from '../copy.js';
import { APPS_OF_HOSTS } from './apps-of-hosts.js';
import { APPS_OF_USERS } from './apps-of-users.js';
import { CARE } from './care.js';
import { FARM } from './farm.js';
import { FOOD } from './food.js';
import { PLACES } from './places.js';
import { SERVICES } from './services.js';
import { SOFTWARE } from './software.js';
import { TRADE } from './trade.js';
import { WORDS } from './words.js';

export const SPANISH: Copy = {
  ...WORDS,
  kinds: { ...FOOD, ...FARM, ...CARE, ...TRADE, ...SERVICES, ...PLACES, ...SOFTWARE },
  apps: { ...APPS_OF_HOSTS, ...APPS_OF_USERS },
};
