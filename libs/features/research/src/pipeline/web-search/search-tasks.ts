import { DEPTH_LIMITS } from '../../model/depth.js';
import type { Facet, QueryPlan, SearchTask } from '../../model/query-plan.js';
import type { ResearchRequest, SourceType } from '../../model/research-request.js';

type Asked = Pick<ResearchRequest, 'depth' | 'sourceTypes'>;

/**
 * Searches of the first round: the question itself in every source type, then each facet in one of them, in
 * turn. A run without refinement also uses the later queries, up to its budget.
 */
export function firstTasks(plan: QueryPlan, request: Asked, maxSearches: number): SearchTask[] {
  const { sourceTypes } = request;
  const [whole, ...others] = plan.facets;
  if (!whole) return [];
  const first = [
    ...sourceTypes.flatMap((sourceType) => taskOf(whole, 0, sourceType)),
    ...others.flatMap((facet, index) => taskOf(facet, 0, typeInTurn(sourceTypes, index))),
  ];
  const isOnlyRound = DEPTH_LIMITS[request.depth].refinements === 0;
  const later = isOnlyRound ? inTurn(plan.facets.map((facet) => tasksOf(facet, sourceTypes))) : [];
  return notAsked([...first, ...later], []).slice(0, Math.max(0, maxSearches));
}

/** Searches of a further round: the next query of each uncovered facet, worst facets first. */
export function furtherTasks(
  plan: QueryPlan,
  gaps: readonly string[],
  alreadyAsked: readonly SearchTask[],
  { sourceTypes }: Asked,
  maxSearches: number,
): SearchTask[] {
  const open = gaps.flatMap((id) => plan.facets.filter((facet) => facet.id === id));
  const left = open.map((facet) => notAsked(tasksOf(facet, sourceTypes), alreadyAsked));
  return notAsked(inTurn(left), alreadyAsked).slice(0, Math.max(0, maxSearches));
}

/** All searches for a facet: each query in all source types before the next one. */
function tasksOf(facet: Facet, sourceTypes: readonly SourceType[]): SearchTask[] {
  return facet.queries.flatMap((_, place) =>
    sourceTypes.flatMap((sourceType) => taskOf(facet, place, sourceType)),
  );
}

function taskOf(facet: Facet, place: number, sourceType: SourceType | undefined): SearchTask[] {
  const query = facet.queries[place];
  return query === undefined || sourceType === undefined ? [] : [{ facetId: facet.id, query, sourceType }];
}

const typeInTurn = (types: readonly SourceType[], place: number): SourceType | undefined =>
  types[place % types.length];

/** The first of each list, then the second of each … */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  ).flat();
}

/** Tasks whose query has not been used with their source type, without duplicates. */
function notAsked(tasks: readonly SearchTask[], alreadyAsked: readonly SearchTask[]): SearchTask[] {
  const asked = new Set(alreadyAsked.map(markOf));
  return tasks.filter((task) => !asked.has(markOf(task)) && asked.add(markOf(task)));
}

const markOf = ({ query, sourceType }: SearchTask): string => `${sourceType}:${query.toLowerCase()}`;
