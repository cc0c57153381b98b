import { defineVerifier } from '../../define-verifier.js';
import { reacherConfig } from './reacher.config.js';
import { fromReacher } from './reacher.mapper.js';

/** The operator's own Reacher, which asks mail servers themselves; it needs port 25 or a proxy. */
export const ReacherProvider = defineVerifier({
  name: 'reacher',
  title: 'Reacher',
  homepage: 'https://github.com/reacherhq/check-if-email-exists',
  config: reacherConfig,
  needs: 'baseUrl',
  request: ({ apiKey, baseUrl }, email) => ({
    method: 'POST',
    url: `${baseUrl}/v1/check_email`,
    ...(apiKey === '' ? {} : { headers: { authorization: apiKey } }),
    json: { to_email: email },
  }),
  read: fromReacher,
});
