/** Aspects of a subject. */
export const ASPECTS = [
  'background',
  'workings',
  'steps',
  'causes',
  'effects',
  'benefits',
  'drawbacks',
  'risks',
  'costs',
  'evidence',
  'limitations',
  'alternatives',
  'history',
  'outlook',
  'examples',
  'market',
  'companies',
  'people',
  'rules',
  'selection',
  'performance',
] as const;
export type Aspect = (typeof ASPECTS)[number];

/** Related aspects of an aspect, most useful first. */
export const COMPANION_ASPECTS: Readonly<Record<Aspect, readonly Aspect[]>> = {
  background: ['examples', 'limitations', 'workings', 'history', 'evidence', 'alternatives', 'outlook'],
  workings: ['examples', 'limitations', 'performance', 'benefits', 'alternatives', 'costs', 'history'],
  steps: ['drawbacks', 'rules', 'examples', 'costs', 'alternatives', 'risks', 'background'],
  causes: ['evidence', 'effects', 'risks', 'history', 'examples', 'outlook', 'alternatives'],
  effects: ['evidence', 'risks', 'causes', 'limitations', 'examples', 'alternatives', 'outlook'],
  benefits: ['drawbacks', 'evidence', 'costs', 'alternatives', 'examples', 'risks', 'outlook'],
  drawbacks: ['benefits', 'alternatives', 'evidence', 'costs', 'risks', 'examples', 'outlook'],
  risks: ['evidence', 'rules', 'causes', 'alternatives', 'benefits', 'examples', 'limitations'],
  costs: ['benefits', 'alternatives', 'examples', 'market', 'rules', 'drawbacks', 'outlook'],
  evidence: ['limitations', 'effects', 'causes', 'examples', 'risks', 'outlook', 'history'],
  limitations: ['alternatives', 'evidence', 'performance', 'examples', 'risks', 'costs', 'outlook'],
  alternatives: ['selection', 'costs', 'benefits', 'drawbacks', 'performance', 'examples', 'outlook'],
  history: ['background', 'effects', 'people', 'causes', 'examples', 'evidence', 'outlook'],
  outlook: ['market', 'risks', 'evidence', 'companies', 'rules', 'limitations', 'history'],
  examples: ['benefits', 'limitations', 'evidence', 'costs', 'workings', 'companies', 'outlook'],
  market: ['companies', 'outlook', 'costs', 'rules', 'risks', 'history', 'examples'],
  companies: ['market', 'outlook', 'people', 'costs', 'history', 'risks', 'alternatives'],
  people: ['history', 'effects', 'companies', 'examples', 'evidence', 'background', 'outlook'],
  rules: ['effects', 'examples', 'history', 'costs', 'risks', 'limitations', 'outlook'],
  selection: ['costs', 'alternatives', 'drawbacks', 'performance', 'benefits', 'evidence', 'examples'],
  performance: ['limitations', 'evidence', 'selection', 'costs', 'alternatives', 'examples', 'outlook'],
};

/** Aspects of a named subject: a place, an event, an institution. */
export const NAME_ASPECTS: readonly Aspect[] = [
  'history',
  'effects',
  'people',
  'limitations',
  'examples',
  'evidence',
  'outlook',
];

/** Aspects of compared things, in addition to the things themselves. */
export const COMPARISON_ASPECTS: readonly Aspect[] = [
  'selection',
  'costs',
  'performance',
  'drawbacks',
  'evidence',
  'examples',
  'outlook',
];
