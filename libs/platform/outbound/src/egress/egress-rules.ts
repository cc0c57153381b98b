import type { buildConnector } from 'undici';
import type { HostAllowList } from '../addresses/host-allow-list.js';
import type { OwnPages } from '../own-pages.js';

/** What is needed to serve one request of a pass. */
export interface EgressRules {
  connect: buildConnector.connector;
  allowList: HostAllowList;
  ownPages: Pick<OwnPages, 'has'>;
}
