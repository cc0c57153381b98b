import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { ServedDocument } from './served-document.js';

/** The same content in several media types, the preferred one first; all answers say `Vary: Accept`. */
export type Variants = ReadonlyMap<string, ServedDocument>;

/** The variant the caller likes best. The negotiation guard has refused callers that like none. */
export function chooseDocument(request: FastifyRequest, variants: Variants): ServedDocument {
  const types = [...variants.keys()];
  const [best] = new Negotiator(request).mediaTypes(types);
  return variants.get(best ?? (types[0] as string)) as ServedDocument;
}
