/** Words that an instruction begins with, by language; a clause is split where one follows a connecting word. */
const OPENERS = {
  en:
    'add|include|insert|create|make|give|put|place|turn|switch|set|change|update|modify|edit|use|paint|colou?r|rename|call|name|retitle|title|' +
    'remove|delete|drop|hide|take|get rid|stop|undo|revert|roll|restore|move|bring|swap|reorder|shift|translate|write|rewrite|replace|raise|lower|' +
    'increase|reduce|ask|let|allow|enable|show|display|open|close|build|start|reach|apply|pick|choose|connect|mention|tell|say that|split|merge|go back|no more|no longer|don.?t|do not|' +
    'we(?:.re| are)? (?:now|also|moved|have moved|open|closed|close|no longer|need|want)|our (?:new |opening )?(?:phone|e-?mail|mail|address|hours|number|name|telephone)|' +
    "the (?:[\\p{L}\\p{N}'’-]+ ){1,5}(?:now )?(?:costs?|should|must|needs to|is now|are now)|it should|i want|i need|i would like|i.?d like|please|can you|could you",
  de:
    'füge?|ergänze?|erstelle?|mache?|mach|lege?|leg|ändere?|änder|setze?|setz|nutze?|verwende?|benutze?|nimm|nenne?|benenne?|entferne?|lösche?|lösch|' +
    'streiche?|verstecke?|verschiebe?|verschieb|stelle?|stell|übersetze?|übersetz|schreibe?|schreib|ersetze?|frage?|lass|zeige?|baue?|färbe?|' +
    'bitte|wir (?:brauchen|haben|sind|möchten|verkaufen|bieten)|unsere (?:neue )?(?:telefonnummer|e-?mail|adresse|nummer)|rückgängig|' +
    'd(?:er|ie|as) (?:[\\p{L}\\p{N}-]+ ){1,4}(?:kostet|soll|sollen|heißt)|es soll|ich (?:möchte|will|hätte|brauche)',
  fr:
    'ajoute[rz]?|crée[rz]?|créer|inclu[st]|incluez|mets|mettez|mettre|change[rz]?|modifie[rz]?|utilise[rz]?|passe[rz]?|rends|rendez|fais|faites|renomme[rz]?|' +
    'appelle[rz]?|appelle-le|rebaptise[rz]?|supprime[rz]?|retire[rz]?|enlève|enlevez|enlever|efface[rz]?|annule[rz]?|déplace[rz]?|traduis|traduisez|traduire|' +
    'remplace[rz]?|écris|demande[rz]?|permets|permettez|choisis|il (?:nous )?faut|je (?:voudrais|veux)|nous (?:voulons|voudrions|avons|sommes)|notre (?:téléphone|numéro|adresse|e-?mail)|' +
    "l[ea] [\\p{L}\\p{N}'’ -]{1,40}? coûte",
  es:
    'añad[ea]|añadir|agreg[ae]|agregar|agregue|crea|crear|incluye|pon|ponga|poner|cambi[ae]|cambiar|modifica|usa|use|utiliza|haz|haga|hazlo|renombra|llámal[ao]|llama|' +
    'elimin[ae]|eliminar|quit[ae]|quitar|borra|borrar|deshaz|deshacer|mueve|mover|traduce|traducir|tradúcelo|reemplaza|escribe|pide|permite|permita|deja|ponl[ao]|necesitamos|queremos|quiero|' +
    'nuestro (?:teléfono|número|correo)|nuestra dirección|(?:el|la) [\\p{L}\\p{N} -]{1,40}? cuesta',
  pt:
    'adicion[ae]|adicionar|acrescent[ae]|acrescentar|inclua|inclui|incluir|crie|cria|criar|coloque|coloca|mude|muda|mudar|altere|altera|alterar|troque|troca|use|usa|usar|deixe|' +
    'faça|faz|renomeie|chame|chama|remov[ae]|remover|exclua|excluir|apague|apaga|apagar|tire|tira|tirar|retire|desfaça|desfazer|desfaz|mova|mover|traduza|traduz|traduzir|' +
    'substitua|escreva|peça|permita|permite|põe|ponha|precisamos|queremos|quero|nosso (?:telefone|número|e-?mail)|nossa morada|nosso endereço|(?:o|a) [\\p{L}\\p{N} -]{1,40}? custa',
};

/** Sticky: tests at one place only, so that a long message is read in one pass. */
export const OPENER = new RegExp(`(?:${Object.values(OPENERS).join('|')})(?![\\p{L}\\p{N}])`, 'iuy');

/** Endings that close an instruction whose verb comes last. */
export const CLOSER = {
  de: /(?:hinzufügen|einfügen|ergänzen|anlegen|erstellen|machen|ändern|entfernen|löschen|umbenennen|verschieben|nennen|übersetzen|setzen|nutzen|verwenden|streichen|(?:füg|leg)e? .{1,200} (?:hinzu|ein|an)|benenne? .{1,200} um|nimm .{1,200} (?:raus|weg|heraus))$/iu,
  ja: /(?:して|にして|えて|って|んで|いて)$/u,
};

/** Words of courtesy and connection before an instruction. */
export const COURTESY_BEFORE =
  /^(?:(?:and|from now on|then|also|now|next|finally|first|firstly|second|secondly|third|lastly|plus|oh|hi|hello|hey|ok|okay|great|nice|thanks|thank you|perfect|cool|well|so|yes|actually|just|maybe|perhaps|please|kindly|but|additionally|moreover|furthermore|besides|can (?:you|we|i)(?: please)?|could (?:you|we|i)(?: please)?|may we|shall we|how about|what about|let us|it would be (?:nice|great|good) (?:to|if you could)|would you(?: please| mind)?|will you|is it possible to|i want you to|i(?:.d| would) like you to|i(?:.d| would) like to|i want to|we want to|we(?:.d| would) like to|we would like you to|let.?s|bitte|und|dann|danach|außerdem|auch|noch|jetzt|nun|hallo|danke|super|könntest du(?: bitte)?|kannst du(?: bitte)?|können sie(?: bitte)?|könnten sie(?: bitte)?|könnt ihr|et|puis|ensuite|aussi|maintenant|bonjour|merci|s.il (?:te|vous) pla[iî]t|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|y|luego|después|también|ahora|hola|gracias|por favor|puedes|podrías|puede|podría|e|depois|também|agora|olá|obrigad[oa]|você pode|pode|poderia|podes|それから|そして|また|あと|次に|では)(?![\p{L}\p{N}'’])[\s,:!.、，]*)+/iu;

/** Courtesy after an instruction. */
export const COURTESY_AFTER =
  /[\s,、]*(?:please|thanks|thank you|thx|too|as well|for me|for us|again|right away|instead|now|if possible|bitte|danke|auch|noch|stattdessen|jetzt|s.il (?:te|vous) pla[iî]t|merci|svp|aussi|por favor|gracias|también|ahora|obrigad[oa]|também|agora|(?:て)?(?:ください|下さい)|お願いします|お願い|ほしいです|欲しいです)[\s!.。！？?]*$/iu;
