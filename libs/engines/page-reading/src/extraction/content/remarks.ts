/** First words of invitations to continue reading: clutter in a heading, or when most of the block is links. */
export const INVITATION = opening(String.raw`
  read (?:more|next|also)|see (?:more|also)|more (?:on|from|stories|great|news)|related\b|recommended|don.?t miss
  you (?:may|might) (?:also )?like|also (?:read|on)|trending|most (?:read|popular)|latest (?:news|stories|posts)
  click here|get .{0,60} on the go|sign up|subscribe|follow (?:us|me)|join our|editor.?s? picks?|further reading
  what to read next|more information|share (?:this|on|your)|comments?\b|leave a|top stories|tags?\b|filed under|categor(?:y|ies)
  back to|about the author|up next|watch(?: also)?:|next article|previous
  lesen sie|mehr (?:zum|aus|von|lesen|dazu)|das könnte (?:sie|dich)|auch interessant|weitere (?:artikel|meldungen|informationen|nachrichten|themen|beiträge|news)
  ähnliche|beiträge zum|neueste|kommentar|teilen|zurück (?:zur|zum)|zum thema|passend (?:zum|dazu)|siehe auch|über (?:den autor|die autorin|uns|mich)
  verwandte|schlagw|kategorie|mehr\b|aktuelle|newsletter|diesen (?:artikel|beitrag)|entdecke
  lire (?:aussi|la suite|également)|à lire|sur le même|voir aussi|articles? (?:similaires|liés)|à propos de l|partager|plus d
  lee (?:también|más)|le puede|te puede|puede(?:s)? (?:leer|ver)|ver también|lea\b|relacionad|contenido relacionado|noticias relacionadas|compart|te recomendamos|más (?:noticias|información|sobre)
  leia (?:também|mais)|veja (?:também|mais)|saiba mais|leggi anche|ti potrebbe|condividi|articoli correlati|potrebbe interessarti
  czytaj (?:też|także|więcej)|zobacz (?:też|także|również|więcej)|przeczytaj|polecamy|podziel się|powiązane|więcej
  читайте|смотрите также|по теме|lees (?:ook|meer)|læs også|läs (?:också|mer)
`);

/** First words of notes below articles, with or without links. */
export const NOTE = opening(String.raw`
  sign up (?:for|to|here)|subscribe (?:to|now|here|for)|follow (?:us|me|him|her|the author|@\S+|\S+(?: \S+){0,3} on (?:twitter|facebook|instagram|linkedin|x|youtube))
  like this (?:story|article|post)|if you (?:liked|enjoyed) (?:this|reading)|share this|be sociable|tell us what you|join the (?:conversation|discussion)|get .{0,40}(?:newsletter|delivered)
  click here (?:to|for)|download (?:the|our) .{0,30}app|this (?:post|article|story|document|content|entry|piece) (?:(?:was|is|has been) (?:\w+ )?(?:first|originally|posted|published|updated|sponsored|filed|subject|copyright|part of|also available|provided|translated)|first|originally|(?:may )?contains? (?:affiliate|references|links))
  all rights reserved|copyright\b|©|\(c\) \d{4}|reprinted (?:with|from)|citation:|write to \S+ \S+ at|contact (?:us|\S+ \S+) at|reach (?:the|\S+) .{0,30} at\b|listen to .{0,30} live
  image (?:copyright|caption|source|credit)|photos?(?: credit| by)?:|image:|credit:|file photo|by (?:submitting|clicking|signing)|you must be logged|log in to|please (?:log|sign|subscribe|enable|support)
  support (?:us|our)|donate|advertisement|[-–— ]*anzeige[-–— ]*$|leave a (?:comment|reply)|no comments?|comments are|we welcome comments|(?:the )?views expressed (?:in|by|here)|continue reading the main story|elsewhere on the|house rules|have a (?:tip|story)|got a (?:tip|story)|\S+ may earn|we may earn
  (?:war|fanden sie|hat ihnen|gefällt ihnen|gefällt dir) .{0,60}\?$|möchten sie (?:den|diesen|weiter)|sie möchten|alle angaben ohne|foto(?:s)?:|bild(?:er)?:|bildquelle|titelbild|quelle:|kommentar(?:e)? (?:schreiben|verfassen|geschlossen|hinterlassen)|kommentieren
  (?:jetzt )?(?:abonnieren|newsletter)|abonnieren sie|folgen sie|folge uns|melden sie sich|sie müssen (?:sich|angemeldet|eingeloggt)|bitte (?:melden|loggen|beachten sie unsere)|dieser (?:text|artikel|beitrag) (?:wurde|ist zuerst|erschien)
  alle rechte|urheberrecht|schreiben sie (?:einen|uns)|diskutieren sie|weiterlesen|mehr (?:erfahren|anzeigen)|lade weitere|drucken$|artikel (?:drucken|teilen|versenden)|pingback|trackback
  photo\s*:|crédit|©|tous droits|abonnez-vous|inscrivez-vous|suivez|pour (?:lire|accéder)|vous (?:devez|avez aimé)|laisser un
  suscr[ií]b|síguenos|sigue (?:a|nuestr)|hazte|regístr|todos los derechos|puede escribir|derechos reservados
  assine|siga|inscreva|todos os direitos|iscriviti|seguici|riproduzione riservata|tutti i diritti
  zapisz się|obserwuj|materiał chroniony|źródło:|fot\.|napisz|подпис|фото:|источник:
`);

function opening(list: string): RegExp {
  return new RegExp(
    `^[\\W_]{0,4}(?:${list
      .trim()
      .split('\n')
      .map((line) => line.trim())
      .join('|')})`,
    'iu',
  );
}

/** Complete headings above the discussion of an article; a bare "Comments" may be a chapter. */
export const DISCUSSION_HEADING =
  /^[\W_]{0,4}(?:(?:all|latest|previous|recent|reader|readers['’]?|user)(?: reader)? comments|\d{1,6} (?:comments?|replies|responses|thoughts on .{1,200}|kommentare?|commentaires?|comentarios?|comentários?|commenti|reacties|komentarz[ey]|комментари\S+)|(?:comments|replies|kommentare|commentaires|comentarios|comentários|commenti|reacties|komentarze|комментарии)\s?[([:]\s?\d{1,6}\s?[)\]]?|(?:post|leave|add|write) (?:a|your) (?:comment|reply|response)|(?:join|start) the (?:conversation|discussion)|(?:laissez|laisser) un commentaire|schreibe einen kommentar|deja (?:un comentario|una respuesta))[\W_]{0,4}(?:\(\d{1,6}\))?$/iu;

/** Complete headings above teasers of other pages. */
export const TEASER_HEADING =
  /^[\W_]{0,20}(?:related(?: (?:posts?|stories|articles?|news|content|topics|links|reading))?|you (?:may|might) (?:also )?(?:like|enjoy|be interested in)|more (?:great )?(?:\S+ ){0,2}(?:stories|news|articles|posts)|(?:top|popular|trending|latest|recent|recommended|featured) (?:stories|news|articles|posts)|recommended(?: for you)?|(?:don.?t|do not) miss|trending(?: now)?|most (?:read|popular|viewed)|read (?:more|next|also)|see also|up next|das könnte (?:sie|dich) (?:auch )?interessieren|auch interessant|mehr zum thema|ähnliche (?:artikel|beiträge)|weitere (?:artikel|beiträge|meldungen|nachrichten)|(?:lire|à lire|voir) (?:aussi|également)|vous aimerez aussi|articles (?:similaires|liés)|sur le même (?:thème|sujet)|(?:te )?puede (?:que te )?interesar(?:te)?|(?:artículos|noticias) relacionad[oa]s|voc[êe] (?:pode|poderá|vai|também pode) (?:também )?gostar|(?:artigos|notícias|posts) relacionad[oa]s|leia (?:também|mais)|leggi anche|ti potrebbe (?:anche )?interessare|articoli correlati|(?:zobacz|czytaj) (?:też|także|również)|polecamy|читайте также|похожие (?:статьи|материалы)|самые популярные \S+)[\W_]*$/iu;

/** Complete labels of boxes with other products or pages. */
export const OFFER_LABEL =
  /^[\W_]{0,4}(?:(?:you|customers|others|people) (?:may|might|will|who .{1,30}) (?:also )?(?:like|love|enjoy|bought|viewed|purchased|need|be interested in)|(?:customers|people|others) also (?:bought|viewed|like|liked|purchased|searched for)|(?:related|similar|recommended|suggested|complementary) (?:products?|items?|articles|accessories|searches)|recommended for you|(?:your )?recently viewed(?: (?:items?|products?))?|(?:frequently|often) bought together|complete (?:the|your) look|more from this (?:seller|shop|brand|collection)|pairs well with|das könnte (?:ihnen|dir|sie|dich) (?:auch )?(?:gefallen|interessieren)|ähnliche (?:produkte|artikel)|kunden kauften auch|wird oft zusammen gekauft|zuletzt angesehen|vous aimerez aussi|produits (?:similaires|associés|liés)|productos relacionados|también te puede (?:gustar|interesar)|prodotti (?:correlati|simili)|produtos relacionados|gerelateerde producten|podobne produkty|liknende produkter|relaterede produkter|похожие товары|с этим товаром покупают)[\W_]{0,4}$/iu;

/** Complete labels of notes that all products of a shop have, and of opinions on it. */
export const PRODUCT_NOTE_LABEL =
  /^[\W_]{0,4}(?:(?:free |standard )?(?:shipping|delivery|returns?|payment|postage)(?: ?(?:&|and|\/|,) ?(?:shipping|delivery|returns?|exchanges|payment|refunds))?(?: (?:info|information|policy|policies|options|details|methods))?|(?:customer |product |user )?(?:reviews|ratings|testimonials)(?: ?(?:&|and) ?(?:reviews|ratings|questions))?(?: ?\(\d{1,6}\))?|write a review|questions (?:&|and) answers|customer questions|(?:versand|lieferung|rückgabe|zahlung)(?: ?(?:&|und) ?(?:versand|lieferung|rückgabe|zahlung))?|versandkosten|(?:kunden)?bewertungen(?: ?\(\d{1,6}\))?|livraison(?: (?:et|&) retours?)?|avis(?: clients)?|envíos?(?: y devoluciones)?|opiniones|spedizioni?(?: e resi)?|recensioni|wysyłka|dostawa|opinie|доставка(?: и оплата)?|оплата|отзывы)[\W_]{0,4}$/iu;

/** Complete texts of labels that are not content. */
export const LABEL =
  /^(?:advert(?:isement|ising)?|sponsored|anzeige|werbung|publicité|publicidad|share(?: this)?(?: article)?|caption|close|image \d+ of (?:\/ ?)?\d+|comments?|print|e-?mail|copy link|skip to (?:main )?content|subscribe|sign up|this slideshow requires javascript\.?|loading(?:…|\.\.\.)?)$/i;

/** Notices that every page of a site shows. */
export const NOTICE = /(?:uses? cookies|enable javascript|adblocker|cookie policy)/i;
