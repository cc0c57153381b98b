import { cleanName } from './clean-name.js';

const NAME = '([\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}\\p{Script=Latin}ー・&\\d ]{1,30}?)';
const PATTERNS = [
  new RegExp(
    `(?:店名|名前|屋号|社名|サービス名|アプリ名|サイト名|イベント名|団体名|園名|会社名|名称)(?:は|:|:\\s?|が)\\s?${NAME}(?:です|だ|と|で|、|。|,|\\n|$)`,
    'u',
  ),
  new RegExp(
    `(?:^|[、。\\s\\n])([\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Latin}ー・&\\d ]{1,30}?)(?:という|と申|といいます|と言います)`,
    'u',
  ),
  new RegExp(`の([\\p{Script=Katakana}\\p{Script=Latin}ー・& ]{2,30}?)(?:という|といいます)`, 'u'),
];
/** `カフェ ひだまり`, `Sakura Yoga は…`: a Latin or spaced proper name at the start. */
const LEADING =
  /^([\p{Script=Latin}][\p{Script=Latin}\d&' .-]{1,40}?)\s?(?:は|という|のウェブ|のサイト|のホームページ)/u;

/** `ひまわり保育園の…`, `山田工務店の…`: a name that its trade completes, where the prompt opens with it. */
const WITH_TRADE =
  /^((?:[\p{Script=Hiragana}ー]{3,8}(?<![のはをなでにがとい])|(?!老舗|地元|個人|有機|観光|温泉|小児|動物|法律|会計|税理|建築|設計|中古|専門|近所|駅前|整形|地域|手作|無農|小さ|家族)[\p{Script=Han}]{2})(?:工務店|医院|歯科医院|歯科|商店|農園|旅館|書店|法律事務所|会計事務所|税理士事務所|設計事務所|接骨院|整骨院|鍼灸院|酒造|製作所|写真館|保育園|幼稚園|美容室|牧場|動物病院|薬局|食堂|塾|教室|ベーカリー|カフェ|パン店|花店|工房|商会|建設|造園|クリニック|診療所))(?=の|は|を|で|、)/u;
/** `ヨガ教室Lotusの…`. */
const AFTER_TRADE =
  /(?:屋|店|室|教室|園|院|館|カフェ|サロン|スタジオ|ジム|バー|レストラン|ホテル|宿|会社)\s?([A-Z][\p{Script=Latin}\d&' .-]{1,30}?)\s?(?=の|は|を|で|、|。)/u;

/** A name that a Japanese prompt states without quotation marks. */
export function japaneseName(text: string): string | null {
  for (const pattern of [...PATTERNS, LEADING, WITH_TRADE, AFTER_TRADE]) {
    const raw = pattern.exec(text)?.[1];
    const name = raw === undefined ? null : cleanName(raw);
    if (name !== null) return name;
  }
  return null;
}
