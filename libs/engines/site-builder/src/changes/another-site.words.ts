/** Asks for a further site in so many words. */
export const FURTHER_SITE =
  /(?<!\p{L})(?:another|second|third|separate|one more)\s+(?:[\p{L}-]+\s+){0,2}?(?:web ?sites?|sites?|homepage)(?![\p{L}-]| (?:page|section|link|name|title|design))|(?<!\p{L})for (?:my|our) (?:second|other|new) (?:business|company|brand|shop|store|start-?up)(?!\p{L})|(?<!\p{L})(?:zweite|dritte|weitere|separate|noch eine)[nrs]?\s+(?:[\p{L}-]+\s+){0,2}?(?:webseite|website|homepage|webauftritt|internetseite)(?!\p{L})|(?<!\p{L})für (?:meine|unsere)[nr]? (?:zweite|andere|neue)[nrs]? (?:firma|marke|laden)(?!\p{L})|(?<!\p{L})(?:deuxième|second|autre)\s+site(?!\p{L})|(?<!\p{L})(?:segund[oa]|otr[oa])\s+(?:sitio|web|página web)(?!\p{L})|(?<!\p{L})para mi (?:otro|otra|segundo|segunda) (?:negocio|empresa)(?!\p{L})|(?<!\p{L})(?:segundo|outro)\s+site(?!\p{L})|(?:別の|もう一つの|二つ目の)(?:サイト|ホームページ)/iu;

/** Says that somebody or something needs a site of its own. */
export const OWN_SITE =
  /(?<!\p{L})(?:its|his|her|their|an?) own (?:web ?site|site|homepage)(?!\p{L})|(?<!\p{L})needs? (?:a|its)(?: \p{L}+)? (?:web ?site|site|homepage)(?! ?-?\p{L}*(?:map|page|name|title))(?!\p{L})|(?<!\p{L})needs? one too(?!\p{L})|(?<!\p{L})eigene[nrs]? (?:webseite|website|homepage|auftritt|webauftritt|shop)(?!\p{L})|(?<!\p{L})(?:son|sa|leur) (?:propre )?(?:site|boutique en ligne)(?!\p{L})|(?<!\p{L})(?:su|una?) propi[oa] (?:sitio|web|página)(?!\p{L})|(?<!\p{L})(?:seu|sua|um) própri[oa] (?:site|página)(?!\p{L})|専用の(?:サイト|ホームページ)/iu;

/** Says that a site of somebody else is to be linked. */
export const LINKS = /(?<!\p{L})(?:links?|verlink\p{L}*|liens?|enlaces?|enlaza|ligação)(?!\p{L})|リンク/iu;

/** Words that go on with what is there. */
export const GOES_ON =
  /(?<!\p{L})(?:also|as well|too|we now|now we|auch|außerdem|zusätzlich|aussi|également|en plus|también|además|também|além disso)(?!\p{L})|(?:も|さらに|追加で)/iu;

/** What somebody says of the business that they have. */
export const OF_OWN =
  /(?<!\p{L})(?:our|ours|us|we|unser\p{L}*|uns|wir|notre|nos|nous|nuestr[oa]s?|nosotros|noss[oa]s?|nós|the (?:web ?)?site|the page|die seite|der seite|le site|du site|la página|el sitio|o site)(?!\p{L})|(?:私たち|当店|うち|弊社)/iu;

/** A trade that only says what is built, not for whom. */
export const ONLY_THING =
  /^(?:(?:online|web|mobile|simple|new|small|digital|booking|internet|waitlist|landing|en ligne|en línea|na internet)[\s-]*)*(?:shops?|stores?|online-?shops?|apps?|applications?|websites?|web sites?|sites?|platforms?|plataformas?|portals?|boutiques?(?: en ligne)?|tiendas?(?: online| en línea)?|lojas?(?: online| virtual)?|projec?ts?|projets?|projekte?|proyectos?|projetos?|プロジェクト|サイト|アプリ|オンラインショップ)$/iu;

/** Asks for a site to be built, where a page of one would be called otherwise. */
export const BUILDS_SITE =
  /(?<!\p{L})(?:haz|hazme|crea|créame|monta|necesito|quiero)\s+(?:una?|otra?|otro)\s+(?:web|sitio|tienda|aplicación)(?!\p{L})|(?<!\p{L})(?:faz|faça|cria|crie|monta|preciso de|quero)(?:-me| me)?\s+(?:um|uma|outr[oa])\s+(?:site|loja|aplicação|app)(?!\p{L})|(?<!\p{L})(?:fais|faites|crée|créez)(?:-moi|-nous)?\s+(?:un|une|une autre)\s+(?:site|boutique|application|appli)(?!\p{L})|(?:サイト|ホームページ|アプリ|ショップ)(?:が|を)(?:ほしい|欲しい|必要|お願い|作)/iu;

/** Two capitalised words joined as firms join them: `Wick & Wander`. */
export const FIRM = /(?<!\p{L})\p{Lu}[\p{L}'’]+\s[&+]\s\p{Lu}[\p{L}'’]+/u;
