import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { ServedDocument } from './served-document.js';

/** The same content in several media types, the preferred one first; every response has `Vary: Accept`. */
export type Variants = ReadonlyMap<string, ServedDocument>;

/** Returns the variant the client prefers. The negotiation guard has rejected clients that accept none. */
export function chooseDocument(request: FastifyRequest, variants: Variants): ServedDocument {
  const types = [...variants.keys()];
  const [best] = new Negotiator(request).mediaTypes(types);
  return variants.get(best ?? (types[0] as string)) as ServedDocument;
}
