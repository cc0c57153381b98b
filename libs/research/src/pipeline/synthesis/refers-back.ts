/** First words that point to the sentence before, in the languages we know some of. */
const POINTERS = [
  'this|these|that|those|it|its|they|their|them|he|his|him|she|her|such|here|both|another|one|some|others?|the (?:former|latter|same|following|above)',
  'however|but|and|or|so|also|then|thus|therefore|hence|moreover|furthermore|additionally|instead|otherwise|consequently|nevertheless|nonetheless|meanwhile|similarly|likewise|still|yet|besides|accordingly|finally|second|third|in (?:addition|contrast|fact|other words|this|that|these|such)|as (?:a result|such|well|above)|for (?:example|instance|this|these|that)|on the (?:other hand|contrary)|by contrast|at (?:the same time|that)|after (?:this|that)|because of (?:this|that)|to (?:this|that) end|due to this',
  'dies(?:e[rsnm]?)?|er|sie|es|jedoch|aber|und|daher|deshalb|außerdem|dabei|damit|dazu|dadurch|allerdings|zudem|somit|ihre?|seine?|jene[rsnm]?|auch|dort',
  'il|elle|ils|elles|cet?|cette|ces|cela|ceci|cependant|mais|et|donc|ainsi|en outre|de plus|par exemple|toutefois|son|sa|ses|leurs?',
  'est[eao]s?|esa?s?|eso|él|ella|ellos|ellas|pero|y|sin embargo|además|por (?:lo tanto|eso|ejemplo)|también|su|sus|así',
  'questo|questa|questi|queste|egli|essa|essi|ma|e|inoltre|tuttavia|quindi|però|isto|isso|este|eles?|elas?|porém|também|além disso',
  'deze|dit|dat|die|het|hij|zij|maar|echter|bovendien|daarom|ook',
  'это|эт[аио]т?|он|она|оно|они|однако|но|и|поэтому|также|кроме того|его|её|их|например',
].join('|');
const POINTS_BACK = new RegExp(`^["'“‘«„(¿¡]*(?:${POINTERS})(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
const POINTS_BACK_UNSPACED =
  /^[「『“]*(?:これ|それ|あれ|この|その|あの|ここ|そこ|しかし|また|そして|さらに|だが|ただし|なお|彼|彼女|这|這|那|它|他|她|其|但|而且|此外|因此|然而|同时|同時|所以|例如)/u;

/** Whether a sentence begins with a word whose meaning stands in the sentence before. */
export function refersBack(text: string): boolean {
  return POINTS_BACK.test(text) || POINTS_BACK_UNSPACED.test(text);
}
