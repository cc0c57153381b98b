const START = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';

/** A pattern of whole words. Japanese has no spaces, its words are found anywhere. */
export function wordPattern(latin: string, japanese?: string): RegExp {
  const words = `${START}(?:${latin.replaceAll("'", "['’]")})${END}`;
  return new RegExp(japanese === undefined ? words : `${words}|${japanese}`, 'iu');
}

export const ADD = wordPattern(
  "add|include|insert|create|put in|put up|put|place|give (?:us|me|it|the site)|give|make|build|write|start|show|display|set up|we(?:'d| would)? (?:also )?(?:need|want|like)|i (?:also )?(?:need|want|would like)|i'd like|there should be|should have|needs|" +
    'füge?|ergänze?n?|hinzufügen|hinzu|einfügen|einf(?:ü|ue)ge?n?|erstelle?n?|anlegen|lege?|baue?n?|einbauen|mache?|schreibe?|zeige?|wir (?:brauchen|möchten|wollen)|ich (?:brauche|möchte|will|hätte gerne?)|' +
    'ajoute[rz]?|crée[rz]?|créer|inclu[st]|mets|mettez|mettre|insère|insérer|il (?:nous )?faut|je voudrais|nous (?:voulons|voudrions)|' +
    'añad[ea]|añadir|agreg[ae]|agregar|agregue|crea|crear|incluye|incluir|inserta|pon|poner|necesitamos|queremos|quiero|' +
    'adicion[ae]|adicionar|acrescent[ae]|acrescentar|inclua|inclui|crie|cria|criar|coloque|coloca|insira|precisamos|quero',
  '追加|加え|作っ|作成|作り|入れ|設け|欲しい|ほしい',
);

export const REMOVE = wordPattern(
  'remove|delete|drop|take (?:out|away|down|off)|take(?= .{1,60} (?:off|out|away|down)(?: |$))|get rid of|hide|lose|kill|erase|cut|scrap|no more|no longer need|don.?t (?:need|want)|do not (?:need|want)|we no longer (?:need|want|sell|offer|serve|have|make)|stop (?:selling|offering|asking for)|' +
    'entfernen?|lösche?n?|lösch|streichen?|nimm|weglassen|weg mit|verstecken?|raus|brauchen wir nicht mehr|verkaufen wir nicht mehr|' +
    'supprime[rz]?|retire[rz]?|enlèvez?|enlever|efface[rz]?|nous ne (?:vendons|proposons) plus|' +
    'elimin[ae]|eliminar|quit[ae]|quitar|borr[ae]|borrar|suprime|suprimir|ya no (?:vendemos|ofrecemos)|' +
    'remov[ae]|remover|exclua|exclui|excluir|apague|apaga|apagar|tire|tira|tirar|retire|elimine|deixámos de vender|não vendemos mais',
  '削除|消し|消す|外し|外す|なくし|無くし|取り除|やめ',
);

export const CHANGE = wordPattern(
  'change|set|update|make|turn|switch|use|replace|modify|edit|adjust|correct|fix|go for|go with|paint|let|want|should|must|colou?r|would like|like|prefer|try|give|put|apply|pick|choose|have|get|' +
    'ändere?n?|setze?n?|aktualisieren?|mache?n?|verwende?n?|nutze?n?|benutze?n?|färbe?n?|nimm|stelle?n?|ersetze?n?|gestalte?n?|wechsle?|soll|sollen|sollte|möchten?|will|wollen|hätten?|' +
    'change[rz]?|mets|mettez|mettre|modifie[rz]?|utilise[rz]?|passe[rz]?|rends|rendez|rendre|remplace[rz]?|fais|choisis|veux|voulons|voudrais|voudrions|' +
    'cambi[ae]|cambiar|pon|ponga|poner|haz|haga|hazl[ao]|hacer|usa|use|usar|utiliza|actualiza|modifica|reemplaza|pinta|quiero|queremos|ponl[ao]|' +
    'mud[ae]|mudar|alter[ae]|alterar|troque|troca|usar|deixe|deixa|faça|faz|coloque|atualize|substitua|ponha|põe|pinte|quero|queremos',
  '変更|変え|にして|使っ|使用|直し|更新|してください|したい',
);

export const MOVE = wordPattern(
  'move|put|place|bring|shift|reorder|position|go|come|verschieben?|verschieb|setze?|stelle?|stell|pack|rücke?|déplace[rz]?|mets|mettez|place[rz]?|muev[ae]|mover|pon|coloca|mov[ae]|mova|coloque|ponha',
  '移動|移し|置い|並べ',
);

export const PAGE = wordPattern(
  '(?:sub|web)?pages?|tabs?|(?:unter)?seiten?|[\\p{L}-]{2,20}seiten?|onglets?|páginas?|paginas?|pestañas?|abas?',
  'ページ',
);

export const SECTION = wordPattern(
  'sections?|parts?|blocks?|areas?|abschnitt(?:e|en)?|bereiche?|sektion(?:en)?|rubriques?|parties?|blocs?|secci(?:ón|ones)|apartados?|seç(?:ão|ões)|secç(?:ão|ões)|blocos?',
  'セクション|欄',
);

/** Negations: what they say is rarely what its words say without them. */
export const NEGATION = wordPattern(
  'don.?t|do not|doesn.?t|does not|never|not|shouldn.?t|won.?t|can.?t|cannot|nicht|keine?[nmrs]?|niemals|ne|pas|jamais|nunca|não|jamás|no (?:añad|cambi|quit|pong|hag|us)\\p{L}+',
  'ないで|しない|なくて',
);
