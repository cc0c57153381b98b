/** Function words by their effect on a statement. English. */
const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const NEGATIONS = words(
  `not no never none neither nor nobody nothing nowhere cannot without unable hardly lack lacks lacking fail fails stops`,
);
/** Doubt about whether a statement holds, or always holds. */
export const HEDGES = words(
  `may might could perhaps possibly probably likely potentially usually often sometimes generally typically normally
   mostly mainly seldom rarely frequently occasionally attempt attempts attempted try tries tried trying optionally
   partly roughly approximately about almost nearly apparently supposed hopefully ordinarily largely commonly aims
   marginally slightly`,
);
/** Mark what they introduce as untrue, or as the opinion of others. They are also content words. */
export const REPORTED = words(
  `false untrue claims claimed alleged allegedly reportedly rumored rumoured believed supposedly denies denied doubts
   disputed myth hoax incorrect incorrectly wrong wrongly proposed predicted suggests suggested planned plans`,
);
export const POSSIBILITIES = words(
  `can may might could possible allowed allows permitted permits able optional optionally lets let free enables needless`,
);
export const NECESSITIES = words(
  `must need needs needed required requires require necessary mandatory shall obligatory essential forced`,
);
export const ADVICE = words('should ought recommended advisable advised desirable');
/** Words that make a statement stronger than one without them. */
export const CERTAINTIES = words(
  'always never guaranteed guarantees certainly definitely invariably ensures ever',
);
export const UNIVERSALS = words(
  'all every each any both whole entire always everything everyone anyone anything',
);
export const PARTIALS = words(
  'some several many most few certain sometimes various partly mostly often usually something someone half',
);
export const ONLY = words('only solely exclusively just alone merely sole');
/** Kinds of subordinate clauses, by their first words. */
export const CLAUSE_MARKERS: ReadonlyMap<string, ClauseKind> = new Map(
  Object.entries({
    if: 'condition',
    when: 'condition',
    whenever: 'condition',
    where: 'condition',
    provided: 'condition',
    once: 'condition',
    unless: 'exception',
    except: 'exception',
    excluding: 'exception',
    although: 'concession',
    though: 'concession',
    regardless: 'concession',
    whether: 'concession',
    despite: 'concession',
    even: 'concession',
    whatever: 'concession',
    including: 'inclusion',
    because: 'cause',
    since: 'cause',
    therefore: 'effect',
    thus: 'effect',
    hence: 'effect',
    so: 'effect',
    before: 'before',
    after: 'after',
    until: 'before',
    otherwise: 'otherwise',
  } as const),
);
export type ClauseKind =
  | 'condition'
  | 'exception'
  | 'concession'
  | 'inclusion'
  | 'cause'
  | 'effect'
  | 'before'
  | 'after'
  | 'otherwise';
/** Words without content, in addition to the stop words. */
export const SHADING = words(
  `however thus hence therefore thereby also then already simply respectively namely moreover furthermore meanwhile
   get gets got getting become becomes done make makes made cause causes caused let lets case cases way ways thing
   things whose which that yet still even anyone someone else instead rather itself themselves example instance order
   upon via within till during otherwise whenever wherever given such like take takes`,
);
