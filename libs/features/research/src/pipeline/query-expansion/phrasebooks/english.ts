import { QUESTION_STOP_WORDS } from '@capstan/answers';
import { type Phrasebook, aspectWords, wordSet } from '../phrasebook.js';

export const ENGLISH: Phrasebook = {
  language: 'en',
  stopWords: QUESTION_STOP_WORDS.en,
  openings: [
    /^(?:please|kindly|hi|hello|hey|ok|okay|so|and|also|finally|then|first|second|third|next|in addition|additionally|furthermore|moreover)\b[\s,!.:-]*/i,
    /^(?:can|could|would|will) you (?:please |kindly )?(?:help me (?:to )?)?/i,
    /^(?:i|we)(?:'d| would)? (?:really )?(?:want|need|like|wish|am trying|are trying|'m trying)(?: you)? (?:to )?(?:know|understand|learn|find out|see|figure out|decide|have)?\b\s*(?:about |more about |on )?/i,
    /^(?:i'm|i am|we are|we're) (?:interested in|curious about|looking for|wondering(?: about)?|researching|writing about|trying to (?:understand|find out|find|learn|decide))\s+/i,
    /^(?:help me (?:to )?(?:understand|find|choose|decide|learn|research|compare(?= ))|my question is|the question is|question|task|topic|objective|goal|research question)\b\s*[:,-]?\s*/i,
    /^(?:tell|show|teach|explain to|inform|brief|update) (?:me|us)\b\s*(?:everything |all |more |something )?(?:there is to know )?(?:about |on |of )?/i,
    /^(?:give|write|provide|prepare|create|make|produce|compile|draft|get|send|do|conduct|carry out|perform|run|build|deliver)(?: (?:me|us))?\s+(?:(?:an?|the|some|your)\s+)?(?:(?:quick|short|brief|detailed|comprehensive|thorough|in-depth|deep|full|complete|concise|general|high-level|good|cited|critical|up-to-date|market|literature)\s+)*(?:overview|summary|report|review|introduction|analysis|explanation|rundown|briefing|brief|survey|research|study|background|information|info|details|facts|dive|dossier|look|assessment|investigation)s?\s+(?:of|on|about|into|for|regarding|to|at)\s+(?:how exactly\s+)?/i,
    /^(?:an?|the)?\s*(?:(?:quick|short|brief|detailed|comprehensive|general|high-level)\s+)*(?:overview|summary|report|introduction|rundown|primer)\s+(?:of|on|about|into|to)\s+/i,
    /^(?:find out|find|research|investigate|explore|analy[sz]e|examine|study|summari[sz]e|describe|explain|discuss|outline|review|assess|evaluate|identify|determine|list|look up|look into|look for|look at|search for|search|gather|collect|show|check|define|report on|dig into|deep dive into|learn about|understand)\b\s+(?:(?:out|for|into|everything|all|information|info|data|details|facts|sources|evidence|material|papers|articles)\s+)*(?:(?:about|on|regarding|concerning)\s+)?/i,
    /^(?:do you know|any idea|i wonder|wondering)\b\s*/i,
    /^(?:about|regarding|concerning|on the topic of|on the subject of)\s+/i,
    /^(?:cover|include|consider|address|focus on|pay attention to|mention|make sure to (?:cover|include)|be sure to (?:cover|include))\s+/i,
    /^(?:the|an?) (?=\S)/,
  ],
  shapes: [
    [
      /^why\b(?:\s+(?:is|are|does|did|do|was|were|has|have|had|can|can't|don't|doesn't|isn't|won't|would|should))?\s+(?<subject>.+)/i,
      'causes',
    ],
    [
      /^what (?:causes|caused|leads to|led to|triggers|triggered|drives|drove|explains)\s+(?<subject>.+)/i,
      'causes',
    ],
    [/^what (?:happens|happened|would happen)\b(?: (?:to|if|when|with))?\s+(?<subject>.+)/i, 'effects'],
    [
      /^how (?:does|did|do|will|would|can|could|has|have|is|are|might) (?<subject>.+? (?:affect|affects|affected|affecting|influence|influenced|impact|impacted|change|changed|changing|shape|shaped) .+)/i,
      'effects',
    ],
    [/^how (?:does|did|do) (?<subject>.+?) (?:cost)\b/i, 'costs'],
    [/^how much (?:does|did|do|is|are|would|will)?\s*(?<subject>.+?) (?:cost|costs)\b(?<rest>.*)/i, 'costs'],
    [/^what (?:does|did|do|would|will) (?<subject>.+?) cost\b/i, 'costs'],
    [/^how (?:expensive|cheap|costly) (?:is|are|was|were)\s+(?<subject>.+)/i, 'costs'],
    [/^how (?:safe|dangerous|risky|toxic|harmful|secure) (?:is|are|was|were)\s+(?<subject>.+)/i, 'risks'],
    [
      /^how (?:good|fast|efficient|effective|reliable|accurate|well) (?:is|are|was|were|does|did|do)\s+(?<subject>.+)/i,
      'performance',
    ],
    [
      /^how (?:does|did|do|is|are) (?<subject>.+?) (?:work|works|function|functions|operate|operates|made|built|produced|manufactured)\b(?<rest>.*)/i,
      'workings',
    ],
    [
      /^how (?<subject>.+?) (?:work|works|function|functions|operate|operates|(?:is|are) (?:made|built|produced))\b(?<rest>.*)/i,
      'workings',
    ],
    [
      /^how (?:to|do (?:i|we|you|people|they)|can (?:i|we|you|one)|should (?:i|we|you|one)|would (?:i|we|you|one)|could (?:i|we|you|one))\s+(?<subject>.+)/i,
      'steps',
    ],
    [
      /^(?:a )?(?:step[- ]by[- ]step )?(?:guide|tutorial|instructions) (?:to|on|for|how to)\s+(?<subject>.+)/i,
      'steps',
    ],
    [
      /^(?:is|are) (?:it |there )?(?<subject>.+?) (?:safe|dangerous|harmful|toxic|risky|secure|bad|unhealthy|healthy)\b(?<rest>.*)/i,
      'risks',
    ],
    [/^(?:is|are) it (?:safe|dangerous|harmful|risky) to\s+(?<subject>.+)/i, 'risks'],
    [
      /^(?:is|are) (?<subject>.+?) (?:really )?worth\b(?: it| the (?:cost|money|price|effort|investment))?(?<rest>.*)/i,
      'benefits',
    ],
    [/^(?:what (?:is|are) )?(?:the )?best practices (?:for|in|of|when|to)\s+(?<subject>.+)/i, 'steps'],
    [/^should (?:i|we|you|one|companies|people)\s+(?<subject>.+)/i, 'benefits'],
    [
      /^(?:(?:what|which)(?: (?:is|are))?\s+)?(?:the )?(?:best|top(?: \d+)?|leading|cheapest|fastest|most [\p{L}-]+)\s+(?<subject>.+)/iu,
      'selection',
    ],
    [/^who (?:is|was|are|were|owns|runs|leads|led)\s+(?<subject>.+)/i, 'people'],
    [/^whose\s+(?<subject>.+)/i, 'people'],
    [
      /^who (?:invented|founded|created|discovered|wrote|made|built|designed|developed|started)\s+(?<subject>.+)/i,
      'history',
    ],
    [
      /^when (?:is|was|are|were|did|does|do|will)\s+(?<subject>.+?)(?: (?:built|founded|born|made|invented|created|discovered|start|started|begin|began|end|ended|happen|happened|introduced|released|launched|published|established))?$/i,
      'history',
    ],
    [
      /^(?:what (?:is|are|was|were) )?(?:the )?(?:state of the art|status quo|current state|state) (?:of|in|for)\s+(?<subject>.+)/i,
      'background',
    ],
    [
      /^(?:what|which) (?<subject>.+?) (?:is|are) (?:the )?(?:best|better|cheapest|fastest|safest|most [\p{L}-]+)\b(?<rest>.*)/iu,
      'selection',
    ],
    [/^which (?<subject>.+)/i, 'selection'],
    [/^(?:does|do|did|has|have|can|could|will) (?<subject>.+)/i, 'evidence'],
    [/^(?:what|who)(?: exactly)? (?:is|are|was|were|'s)\s+(?<subject>.+)/i, 'background'],
    [/^what (?:does|did|do) (?<subject>.+?) (?:mean|do)$/i, 'background'],
    [/^what (?<subject>.+)/i, 'background'],
  ],
  comparisons: [
    /^(?:what (?:is|are) )?(?:the )?(?:main |key |biggest |major )?(?:differences?|distinctions?|similarities|comparison|trade-?offs?)(?: (?:and|or) (?:differences?|similarities))? (?:between|of|among)\s+(?<things>.+)/i,
    /^(?:a )?(?:comparison of|compar(?:e|ing)|contrast(?:ing)?)\s+(?<things>.+)/i,
    /^how (?:does|did|do) (?<a>.+?) (?:compare|differ|stack up)(?: (?:to|with|from|against))?\s+(?<b>.+)/i,
    /^how (?:does|do) (?<things>.+?) (?:compare|differ)$/i,
    /^(?:is|are) (?<a>.+?) (?<quality>better|worse|faster|cheaper|safer|healthier|(?:more|less) [\p{L}-]+) than (?<b>.+)/iu,
    /^(?:(?:which|what)(?: (?:one|option))? (?:is|are) (?:the )?(?<quality>(?:better|best|faster|cheaper|safer|healthier|more [\p{L}-]+)(?: choice| option)?(?: (?:for|in) [^:,]+)?)\s*[:,-]\s*)(?<things>.+)/iu,
    /^(?:should (?:i|we|you) (?:use|choose|pick|buy|learn|get|go with|take|prefer)) (?<a>.+?) or (?<b>.+)/i,
    /^(?<things>.+\s(?:vs\.?|versus)\s.+)/i,
    /^(?!(?:what|how|why|who|when|where|which|is|are|does|do|did|can|should|to)\b)(?<a>[^,]{1,40}?) or (?<b>[^,]{1,40})$/i,
    /^(?<a>.+?) (?:compared (?:to|with)|as opposed to|in comparison (?:to|with)|rather than) (?<b>.+)/i,
  ],
  joints: /\s*,\s*(?:and\s+|or\s+|&\s*)?|\s+(?:vs\.?|versus|and|or|against|with|to|&)\s+/i,
  purpose: /\s+(?:for|in terms of|with respect to|with regard to|regarding|when it comes to|as|in|on|by)\s+/i,
  furtherQuestion:
    /,?\s+(?:and|but)\s+(?=(?:what|how|why|who|when|where|which|is|are|does|do|should)\b)|(?<=\b(?:how|what|why|which|when|who|where)\b[^?]{12,}),\s+(?=(?:what|how|why)\b)/i,
  link: /\s+(?:of|for|in|on|to|behind|from|with|about|does|did|do)\s+/i,
  including:
    /,?\s+(?:including|such as|especially|in particular|particularly|covering|focus(?:s)?ing on|with (?:a |special )?(?:focus|emphasis) on|with regard to its)\s+/i,
  pronouns: wordSet('it its they their them this that these those he she his her him'),
  aspects: {
    background: aspectWords(
      'Background',
      'overview, introduction',
      'basics, background, definition, meaning, primer',
    ),
    workings: aspectWords(
      'How it works',
      'principle, mechanism, process',
      'workings, principles, mechanisms, method, methods, technique, techniques, architecture',
    ),
    steps: aspectWords('Steps', 'guide, steps, instructions', 'tutorial, procedure, how-to'),
    causes: aspectWords('Causes', 'causes, reasons, factors', 'cause, reason, drivers, root'),
    effects: aspectWords(
      'Effects',
      'effects, impact, consequences',
      'effect, impacts, implications, influence, outcomes, repercussions',
    ),
    benefits: aspectWords(
      'Benefits',
      'benefits, advantages',
      'benefit, advantage, pros, strengths, opportunities, upsides',
    ),
    drawbacks: aspectWords(
      'Problems and drawbacks',
      'problems, disadvantages, challenges',
      'drawbacks, cons, downsides, weaknesses, disadvantage, issues, pitfalls, obstacles, barriers',
    ),
    risks: aspectWords(
      'Risks',
      'risks, safety, hazards',
      'risk, dangers, danger, threats, side-effects, harms, security',
    ),
    costs: aspectWords('Costs', 'cost, price', 'costs, prices, pricing, expenses, expense, budget, fees'),
    evidence: aspectWords(
      'Evidence',
      'study, evidence, results',
      'studies, data, statistics, findings, research, proof, figures',
    ),
    limitations: aspectWords(
      'Limitations',
      'limitations, limits',
      'limitation, constraints, criticism, criticisms, shortcomings, controversies',
    ),
    alternatives: aspectWords(
      'Alternatives',
      'alternatives, options',
      'alternative, substitutes, competitors',
    ),
    history: aspectWords(
      'History',
      'history, origin, development',
      'origins, evolution, timeline, chronology, emergence, chronicle',
    ),
    outlook: aspectWords(
      'Outlook',
      'future, forecast, trends',
      'outlook, prospects, predictions, trend, projections, developments',
    ),
    examples: aspectWords(
      'Examples',
      'examples, applications',
      'example, uses, cases, use-cases, case-studies, deployments',
    ),
    market: aspectWords('Market', 'market, growth, share', 'markets, demand, sales, landscape'),
    companies: aspectWords(
      'Companies',
      'companies, manufacturers, suppliers',
      'company, vendors, startups, firms, providers, players, producers',
    ),
    people: aspectWords(
      'People',
      'biography, career, founder',
      'founders, inventor, inventors, leaders, leadership, scientists, experts',
    ),
    rules: aspectWords(
      'Rules and requirements',
      'requirements, regulations, law',
      'rules, regulation, laws, legislation, policy, policies, standards, requirement, legality, licensing',
    ),
    selection: aspectWords(
      'How to choose',
      'comparison, review, test',
      'reviews, ranking, recommendations, criteria',
    ),
    performance: aspectWords(
      'Performance',
      'performance, efficiency, benchmark',
      'benchmarks, accuracy, reliability, speed, quality',
    ),
  },
};
