import type { buildConnector } from 'undici';
import type { HostAllowList } from '../host-allow-list.js';

/** What is needed to serve one request of a pass. */
export interface EgressRules {
  connect: buildConnector.connector;
  allowList: HostAllowList;
}
