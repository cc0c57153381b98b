import { withoutListNumber } from '@capstan/text-analysis';

/** First words that refer to the previous sentence, in supported languages. */
const POINTERS = [
  'this|these|that|those|it|its|they|their|them|he|his|him|she|her|such|here|both|another|one|some|others?|now|especially|particularly|useful|the (?:reason|good news|bad news|core|output|listing|code|examples?|result is|problem is|question is|former|latter|same|following|above)',
  'however|but|and|or|so|also|then|thus|therefore|hence|moreover|furthermore|additionally|instead|otherwise|consequently|nevertheless|nonetheless|meanwhile|similarly|likewise|still|yet|besides|accordingly|finally|second|third|doing so|the (?:first|last|other) (?:one|two|three|few)|in (?:addition|contrast|fact|other words|this|that|these|such)|as (?:a result|such|well|above)|for (?:example|instance|this|these|that)|on the (?:other hand|contrary)|by contrast|with(?:out)? (?:an?|this|that|one|it) [^,.]{0,24}(?=,)|at (?:the same time|that)|after (?:this|that)|because of (?:this|that)|to (?:this|that) end|due to this',
  'dies(?:e[rsnm]?)?|er|sie|es|jedoch|aber|und|daher|deshalb|außerdem|dabei|damit|dazu|dadurch|allerdings|zudem|somit|ihre?|seine?|jene[rsnm]?|auch|dort',
  'il|elle|ils|elles|cet?|cette|ces|cela|ceci|cependant|mais|et|donc|ainsi|en outre|de plus|par exemple|toutefois|son|sa|ses|leurs?',
  'est[eao]s?|esa?s?|eso|él|ella|ellos|ellas|pero|y|sin embargo|además|por (?:lo tanto|eso|ejemplo)|también|su|sus|así',
  'questo|questa|questi|queste|egli|essa|essi|ma|e|inoltre|tuttavia|quindi|però|isto|isso|este|eles?|elas?|porém|também|além disso',
  'deze|dit|dat|die|het|hij|zij|maar|echter|bovendien|daarom|ook',
  'это|эт[аио]т?|он|она|оно|они|однако|но|и|поэтому|также|кроме того|его|её|их|например',
].join('|');
const POINTS_BACK = new RegExp(`^["'“‘«„(¿¡]*(?:${POINTERS})(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
/** Words that refer to a location on the page. */
const POINTS_ELSEWHERE =
  /\b(?:(?:as|was|were|is|are|be|been)? ?(?:shown|seen|described|mentioned|discussed|noted|explained|listed|given|defined|used) (?:above|below|earlier|before|previously|here|in (?:the )?(?:previous|next|following|preceding|last))|(?:this|the (?:previous|next|following|preceding|last|above|below)) (?:chapters?|sections?|articles?|pages?|posts?|guides?|examples?|videos?|tutorials?|tables?|figures?|listings?|lists?|paragraphs?|documents?|images?|code|output|commands?)|see (?:also )?(?:below|above|there|(?:section|chapter|appendix|table|figure) [\dA-Z][\d.]*)|(?:section|chapter|appendix) \d+\.[\d.]*\d|(?:figure|table|listing|example) (?:\d|[A-Z]\.\d)[\d.]*|siehe oben|siehe unten|ci-dessus|ci-dessous)\b/iu;
/** A later demonstrative usually refers to an earlier sentence too. */
const DEMONSTRATIVE = /\b(?:this|these)\b(?! (?:years?|weeks?|months?|centur(?:y|ies))\b)/u;
/** First words of descriptions of an option or function, whose name is the heading. */
const WITHOUT_SUBJECT =
  /^(?:adds|allows|called|checks|contains|controls|converts|creates|defaults to|defines|deletes|describes|determines|disables|displays|enables|emitted|gets|gives|indicates|is|identical|like|lists|makes|opens|prints|provides|reads|removes|represents|returns|same|see|sends|sets|shows|similar|specifies|starts|stops|tells|turns|unlike|used|uses|when set|writes)\b/iu;
/** "Unlike X, Y is …" has a subject. */
const COMPARES = /^(?:unlike|like|similar to) [^,]+, /iu;
/** Any other verb instead of a subject: "Forces the server to …". */
const VERB_FIRST =
  /^(?!(?:Across|Afterwards|Always|As|Besides|Does|Has|His|Is|Its|Less|Nevertheless|Perhaps|Plus|Regardless|Sometimes|This|Thus|Towards|Unless|Was)\b)\p{Lu}\p{Ll}+(?!s)\p{Ll}s (?:an?|the|any|whether)\b/u;
/** Articles that are pronouns of another language: German "Die nasse Dichtung", Italian "Il legno", Dutch "Het filter". */
const ARTICLES = [
  /^["“„]*Die (?:\p{Ll}+ ){0,2}\p{Lu}/u,
  // No French verb ends so after "il".
  /^["“«]*Il \p{L}*[oi](?!\p{L})/u,
  /^["“«]*Il .*(?<!\p{L})(?:è|di|del(?:l[aeo])?|dei|degli|che|con|viene|dopo|ogni|quando|dura)(?!\p{L})/u,
  // Most Dutch verbs end in "t" there, as many nouns do.
  /^["“„]*Het (?!(?:is|was|werd|kan|mag|zal|zou|had|kon|moest|ging|kwam|bleef|heb|ben|lijkt|zijn)(?!\p{L}))\p{Ll}*(?!t)\p{Ll}(?!\p{L})/u,
];
const POINTS_BACK_UNSPACED =
  /^[「『“]*(?:これ|それ|あれ|この|その|あの|ここ|そこ|しかし|また|そして|さらに|だが|ただし|なお|彼|彼女|这|這|那|它|他|她|其|但|而且|此外|因此|然而|同时|同時|所以|例如)/u;

/** Whether a sentence begins with a word that refers to the previous sentence. */
export function refersBack(written: string): boolean {
  const text = withoutListNumber(written);
  if (ARTICLES.some((article) => article.test(text))) return false;
  return POINTS_BACK.test(text) || POINTS_BACK_UNSPACED.test(text) || DEMONSTRATIVE.test(text);
}

/** Whether the subject of a sentence is its heading: "Defines the maximum size." */
export function needsHeading(written: string): boolean {
  const text = withoutListNumber(written);
  return (WITHOUT_SUBJECT.test(text) && !COMPARES.test(text)) || VERB_FIRST.test(text);
}

/**
 * Whether a sentence needs its page to be understood: it refers to a location ("as shown above"), or its
 * subject is the heading.
 */
export function pointsElsewhere(text: string): boolean {
  return POINTS_ELSEWHERE.test(text) || needsHeading(text);
}
