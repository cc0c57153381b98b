import { apolloConfig } from '../../../vendors/apollo/apollo.config.js';
import { defineFinder } from '../../define-finder.js';
import { fromApollo, toApolloQuery } from './apollo.mapper.js';

/** Apollo's people; a credit for each. Personal addresses are never asked for. */
export const ApolloProvider = defineFinder({
  name: 'apollo',
  title: 'Apollo',
  homepage: 'https://docs.apollo.io',
  config: apolloConfig,
  request: ({ apiKey, baseUrl }, params) => ({
    method: 'POST',
    url: `${baseUrl}/api/v1/people/match?${toApolloQuery(params)}`,
    headers: { 'x-api-key': apiKey },
  }),
  read: fromApollo,
});
