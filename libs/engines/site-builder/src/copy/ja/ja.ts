import type { Copy } from '../copy.js';
import { APPS_OF_HOSTS } from './apps-of-hosts.js';
import { APPS_OF_USERS } from './apps-of-users.js';
import { CARE_BRANCHES } from './branches-of-care.js';
import { COMPANY_BRANCHES } from './branches-of-company.js';
import { GOODS_BRANCHES } from './branches-of-goods.js';
import { WORK_BRANCHES } from './branches-of-work.js';
import { CARE } from './care.js';
import { FARM } from './farm.js';
import { FOOD } from './food.js';
import { PLACES } from './places.js';
import { SERVICES } from './services.js';
import { SOFTWARE } from './software.js';
import { TRADE } from './trade.js';
import { WORDS } from './words.js';

export const JAPANESE: Copy = {
  ...WORDS,
  kinds: { ...FOOD, ...FARM, ...CARE, ...TRADE, ...SERVICES, ...PLACES, ...SOFTWARE },
  branches: { ...GOODS_BRANCHES, ...CARE_BRANCHES, ...WORK_BRANCHES, ...COMPANY_BRANCHES },
  apps: { ...APPS_OF_HOSTS, ...APPS_OF_USERS },
};
