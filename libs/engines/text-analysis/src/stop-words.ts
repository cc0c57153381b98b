/**
 * English words without information about the subject of a query. They are indexed like all others and removed only
 * from queries that have other words, so that "The Who" can be found.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about after again all also am an and any are as at be because been before being between both but by
  can could did do does doing don down during each few for from further get had has have having he her here
  hers him his how i if in into is it its itself just let me more most my no nor not of off on once only or
  other our out over own please same she should so some such tell than that the their them then there these
  they this those through to too under until up us very was we were what when where which while who whom
  why will with would you your`.split(/\s+/),
);
