import { defineHttpProvider, defineProviderConfig } from '@capstan/kit';
import { outboundConfig } from '@capstan/platform-outbound';
import { answerBytes, maySendToVendor, pageVendor } from '../../page-vendor.js';
import { fromJina, jinaFailure, jinaHeaders } from './jina.mapper.js';

/**
 * Jina Reader: it renders the page, which is then read here. Without a key it serves 20 pages a minute per client
 * address.
 */
export const JinaProvider = defineHttpProvider({
  info: { name: 'jina', title: 'Jina Reader', homepage: 'https://jina.ai/reader/' },
  config: defineProviderConfig('jina', { title: 'Jina Reader', baseUrl: 'https://r.jina.ai' }),
  ...pageVendor,
  uses: { ...pageVendor.uses, settings: outboundConfig },
  // It waits for a selector that fits in a header, not for milliseconds.
  supports: (params, call) =>
    params.mode !== 'fetch' &&
    maySendToVendor(params, call) &&
    (params.wait_for === undefined ||
      (/^[\x20-\x7e]+$/.test(params.wait_for) && !/^\d+$/.test(params.wait_for))),
  request: async (params, call) => {
    const { targets, settings } = call.uses;
    const page = await targets.check(params.url, call);
    const robotsName = settings.respectsRobots ? settings.userAgent.split('/', 1)[0]?.trim() : undefined;
    return {
      path: '/',
      headers: jinaHeaders({ apiKey: call.config.apiKey, waitForSelector: params.wait_for, robotsName }),
      json: { url: page.href },
      maxBytes: answerBytes(params),
    };
  },
  failureOf: jinaFailure,
  read: (body, { params }) => fromJina(body, params.url),
});
