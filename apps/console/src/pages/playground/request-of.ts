import type { CapstanRequest } from '@capstan/client';
import { fileOf, type Params, type Tool } from './tool.ts';

type CallRequest = Pick<CapstanRequest, 'method' | 'path' | 'body' | 'headers'>;

/**
 * The request of a call. A file is sent in a form, and its call continues as a job: recordings take longer than people
 * leave a page open. Capabilities without a route of their own share one, which takes their name.
 */
export function callOf(tool: Tool, params: Params): CallRequest {
  const { name, path } = tool;
  const file = fileOf(tool, params);
  if (file && tool.upload) {
    const body = formOf(withoutFile(tool, params));
    body.append(tool.upload.field, file);
    return { method: 'POST', path, body, headers: { prefer: 'respond-async' } };
  }
  return { method: 'POST', path, body: path === '/v1/agent' ? { capability: name, params } : params };
}

/** What can be remembered and shown as code: a file is neither. */
export const withoutFile = (tool: Tool, params: Params): Params =>
  fileOf(tool, params)
    ? Object.fromEntries(Object.entries(params).filter(([name]) => name !== tool.upload?.field))
    : params;

/** A list repeats its field. */
function formOf(params: Params): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(params)) {
    for (const one of [value].flat()) form.append(name, String(one));
  }
  return form;
}
