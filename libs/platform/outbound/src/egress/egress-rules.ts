import type { buildConnector } from 'undici';
import type { HostAllowList } from '../host-allow-list.js';

/** What serving one request of a pass needs. */
export interface EgressRules {
  connect: buildConnector.connector;
  allowList: HostAllowList;
}
