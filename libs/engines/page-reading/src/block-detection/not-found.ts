import { type NonPageKind, titleMatches } from './page-shape.js';

const THING =
  '(?:page|file|article|document|content|url|site|post|product|item|listing|job|topic|thread|resource|link|story|recipe|profile)';

/** The ways in which sites say "not found". */
const PHRASES = [
  '(?:error|http|status|code|fehler|erreur|ошибка|hata|błąd|chyba|错误)?[ :#-]*404(?: (?:error|fehler|page|seite|not found|file not found))?(?:[ :!.,-]+(?:not found|(?:page|file) not found|error))?',
  '(?:error[ :-]*)?(?:not found|(?:page|file) not found)(?: (?:error|page))?(?:[ :(-]*(?:error )?404\\)?)?',
  `(?:sorry,? |oops[!.,…]* |whoops[!.,…]* |uh[- ]oh[!.,…]* |hmm+[!.,…]* )*(?:the |this |that |your |we(?:[’']re| are) sorry,? (?:but )?(?:the |this |that )?)?(?:requested )?${THING}(?: (?:that )?you(?:[’']re| are|[’']ve| have)? (?:requested|were looking for|looking for|trying to (?:reach|view|access|find)|tried to (?:reach|view|access)))? ?(?:was|is|could|can|does|has|doesn[’']t|isn[’']t|can[’']t|couldn[’']t|cannot|no longer|may have)? ?(?:not |no longer |been )?(?:be )?(?:found|exists?|available|be found|removed|deleted|moved)(?: or .{0,60})?`,
  `(?:sorry,? |oops[!.,…]* |whoops[!.,…]* )*we (?:could not|couldn[’']t|can[’']t|cannot|can not|were unable to|are unable to) (?:find|locate) (?:that|this|the|your|what)(?: .{0,60})?`,
  `(?:sorry,? |oops[!.,…]* )*(?:this|that|the) ${THING} (?:isn[’']t|is not|is no longer|is currently not) (?:available|here|active)(?: .{0,40})?`,
  `(?:nothing (?:was )?found(?: here)?|${THING} (?:not available|unavailable|missing|does not exist|no longer (?:exists|available)))`,
  'die (?:von ihnen )?(?:gesuchte|angeforderte|aufgerufene|gewünschte) seite .{0,40}(?:nicht|existiert).{0,40}|(?:diese |die )?(?:seite|inhalt|artikel|datei|dokument)(?: wurde| existiert| konnte| ist)? (?:leider )?nicht (?:gefunden|vorhanden|verfügbar|mehr verfügbar|gefunden werden)|nicht gefunden',
  "(?:oups[!,. ]*)?(?:cette |la )?page (?:demandée )?(?:(?:est |reste )?introuvable|non[- ]trouvée|n[’']existe (?:pas|plus)|inexistante)(?: .{0,40})?|(?:page|contenu|document|article) introuvable",
  '(?:¡?ups[!,. ]*|lo sentimos[,. ]*)?(?:la |esta )?p[áa]gina (?:solicitada |que (?:buscas|busca) )?no (?:se ha |se pudo |ha sido |fue )?(?:encontrad[oa]|encontrar|existe|est[áa] disponible|se encuentra)(?: .{0,40})?|p[áa]gina inexistente',
  '(?:ops[!,. ]*)?(?:la )?pagina (?:richiesta )?(?:non (?:è stata )?trovata|non esiste(?: più)?|inesistente|non disponibile)',
  '(?:ops[!,. ]*)?(?:a )?p[áa]gina (?:solicitada )?(?:não (?:foi )?encontrada|não existe|inexistente|não está disponível)',
  '(?:de )?pagina (?:is )?(?:niet gevonden|bestaat niet(?: meer)?|kon niet worden gevonden)|niet gevonden',
  'nie znaleziono(?: (?:takiej )?strony)?|strona nie (?:została znaleziona|istnieje|została odnaleziona)|strony nie znaleziono',
  'sidan (?:hittades inte|finns inte(?: längre)?|kunde inte hittas)|siden (?:blev |ble )?(?:ikke fundet|ikke funnet|findes ikke|finnes ikke)|siden (?:kunne|kan) ikke (?:findes|finnes)|sivua ei (?:löydy|löytynyt)',
  'stránka (?:nebyla nalezena|nenalezena|neexistuje|sa nenašla)|az oldal nem található|pagina nu a fost găsită|pagina nu există|sayfa bulunamadı|aradığınız sayfa .{0,30}bulunamadı|η σελίδα δεν (?:βρέθηκε|υπάρχει)',
  '(?:запрашиваемая |такая )?страница не (?:найдена|существует)|страницы не существует|сторінк[ау] не (?:знайдено|існує)|страницата не (?:е намерена|съществува)',
  'お探しのページ(?:は|が)(?:見つかりません|見つかりませんでした|存在しません)(?:でした)?.{0,10}|(?:ご指定の)?ページ(?:が|は)(?:見つかりません|見つかりませんでした|存在しません)(?:でした)?.{0,10}|(?:抱歉[,，!！]?)?(?:您(?:访问|要找|请求)的)?页面(?:不存在|未找到|找不到|没有找到|走丢了|已删除).{0,10}|找不到(?:該|该|您(?:要找|請求)的)?[网網]?[頁页]面?.{0,10}|頁面不存在|페이지를 찾을 수 (?:없습니다|없음)|존재하지 않는 페이지.{0,10}',
  'الصفحة (?:غير موجودة|المطلوبة غير موجودة)|لم يتم العثور على الصفحة|(?:הדף|העמוד) (?:המבוקש )?לא נמצא|صفحه (?:مورد نظر )?(?:یافت|پیدا) نشد',
  'không tìm thấy trang|trang (?:này )?không tồn tại|halaman tidak (?:ditemukan|ada)|ไม่พบหน้า(?:ที่คุณต้องการ|นี้)?|पृष्ठ नहीं मिला|पेज नहीं मिला',
];

const NOT_FOUND = new RegExp(`^(?:${PHRASES.join('|')})[.!…。！]*$`, 'iu');

/** A page with more text is an article about missing pages. */
const MAX_CONTENT_CHARS = 600;

/** "Not found" with status 200. */
export const SOFT_404: NonPageKind = {
  detail: 'the page says that it was not found, although its status is 200',
  isFinal: true,
  applies: (shape) => shape.contentChars < MAX_CONTENT_CHARS && titleMatches(shape, NOT_FOUND),
};
