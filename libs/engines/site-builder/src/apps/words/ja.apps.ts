import type { AppWords } from './en.apps.js';

export const jaApps: AppWords = {
  booking: {
    nav: '予約',
    title: '予約',
    pick: '日時を選ぶ',
    pickText: '空き時間は最新です。ほかの方が取った時間を重ねて予約することはできません。',
    appointment: { headline: '予約する', service: 'メニュー' },
    table: { headline: '席を予約する', service: '席' },
    room: { headline: '宿泊を予約する', service: '部屋' },
    space: { headline: '時間を予約する', service: '予約するもの' },
    class: { headline: '参加を予約する', service: 'クラス' },
    text: '{name}の空き時間を選び、お名前を入れるだけです。',
    faq: 'ご案内',
    questions: [
      {
        question: '予約できたかどうか、どこで分かりますか。',
        answer: 'このページに、日時とともにすぐ表示されます。',
      },
      {
        question: '都合が悪くなったら？',
        answer: 'なるべく早くお知らせください。ほかの方がその時間を使えます。',
      },
      {
        question: '入力した内容はどうなりますか。',
        answer: '予約とともに{name}に届きます。ほかの方には、その時間が埋まっていることだけが見えます。',
      },
    ],
  },
  shop: {
    nav: 'ショップ',
    title: 'ご注文',
    headline: '選んで注文する',
    text: '{name}のお好きな品を選び、注文の依頼としてお送りください。',
    catalogue: '商品',
    catalogueText:
      '数量をお選びください。ここではお支払いはありません。依頼を受けて、こちらからご連絡します。',
    empty: 'ご希望をお知らせください',
    faq: 'ご案内',
    questions: [
      {
        question: 'いつ支払いますか。',
        answer: 'このページではお支払いはありません。お支払い方法は{name}からご案内します。',
      },
      {
        question: '依頼すると必ず買うことになりますか。',
        answer: 'いいえ。こちらから確認のご連絡をしてはじめて注文になります。',
      },
      {
        question: 'あとから変更できますか。',
        answer: 'はい。ご連絡へのお返事か、備考を添えた新しい依頼でお知らせください。',
      },
    ],
  },
  directory: {
    nav: '一覧',
    title: '登録',
    headline: '見つける、見つけてもらう',
    text: 'みんなの登録から探し、足りないものを加えられます。',
    list: 'すべての登録',
    listText: '言葉で探すか、絞り込んでください。新しい登録はすぐに表示されます。',
    faq: 'ご案内',
    questions: [
      { question: '誰でも登録できますか。', answer: 'はい。一覧の下のフォームに数行入れるだけです。' },
      {
        question: 'メールアドレスは公開されますか。',
        answer: 'いいえ。確認が必要なときのために、{name}だけが見られます。',
      },
      { question: '間違いを見つけたら？', answer: 'お知らせください。訂正または削除します。' },
    ],
  },
  board: {
    nav: 'ボード',
    title: 'カード',
    headline: 'みんなのボード',
    text: 'カードを足して、進める。このアドレスを知る全員に見えます。',
    list: 'ボード',
    listText: 'マウスで動かすか、カードのボタンを使います。このページを開いた人は誰でも変更できます。',
    columns: ['これから', '進行中', '完了'],
    faq: 'ご案内',
    questions: [
      { question: '誰に見えますか。', answer: 'このアドレスを知る人全員です。秘密は書かないでください。' },
      { question: '登録は必要ですか。', answer: 'いいえ。ページを開けばすぐ使えます。' },
      { question: '間違えて削除しました。', answer: 'すぐに「元に戻す」を押せば、カードは戻ります。' },
    ],
  },
  tracker: {
    nav: '記録',
    title: '記録',
    text: '一日一行で、積み重ねが見えてきます。ほかの人には見えません。',
    list: 'あなたの記録',
    listText: '最初の記録で、あなただけの秘密のアドレスができます。記録を開く鍵ですので、保存してください。',
    faq: 'ご案内',
    questions: [
      {
        question: '記録はどこにありますか。',
        answer:
          'あなたの秘密のアドレスにあります。知っている人は読み書きできますので、人に教えないでください。',
      },
      {
        question: 'スマートフォンでも使えますか。',
        answer: '同じ秘密のアドレスを開くか、自分宛てに送ってください。',
      },
      {
        question: 'アドレスをなくしました。',
        answer: '記録は誰にも開けなくなります。今のうちにブックマークしてください。',
      },
    ],
    kinds: {
      habit: { headline: '習慣を続ける', what: '習慣', amount: '回数' },
      expense: { headline: 'お金の行き先を知る', what: '使い道', amount: '金額' },
      weight: { headline: '体重を見守る', what: 'メモ', amount: '体重（kg）' },
      time: { headline: '時間を知る', what: '作業', amount: '時間' },
      reading: { headline: '読み続ける', what: '本', amount: 'ページ数' },
      workout: { headline: '体を動かし続ける', what: '運動', amount: '分' },
      mood: { headline: '今日の気分は？', what: '出来事', amount: '気分（1〜5）' },
      plain: { headline: '記録する', what: '内容', amount: '数量' },
    },
  },
  event: {
    nav: '参加',
    title: '参加者',
    headline: 'ご参加になりますか',
    text: '{name}に何名でいらっしゃるか、30秒でお知らせください。',
    list: '参加を伝える',
    faq: 'ご案内',
    questions: [
      { question: '連れがいてもいいですか。', answer: 'はい。ご自身を含めた人数をご記入ください。' },
      { question: '行けなくなったら？', answer: 'お知らせください。席をほかの方に回せます。' },
      {
        question: '入力した内容は誰が見ますか。',
        answer: '{name}だけです。ほかの方には残りの席数だけが見えます。',
      },
    ],
  },
  waitlist: {
    nav: '登録',
    title: 'ウェイティングリスト',
    headline: 'いち早く',
    text: '{name}のリストに登録できます。順番がすぐに分かり、繰り上がることもできます。',
    list: 'リストに登録する',
    listText: 'メールアドレスだけで登録できます。あなたのリンクから登録があるたびに、順番が繰り上がります。',
    faq: 'ご案内',
    questions: [
      {
        question: 'どうすれば繰り上がりますか。',
        answer: '登録すると、あなた専用のリンクが表示されます。そこから登録があるたびに繰り上がります。',
      },
      { question: '費用はかかりますか。', answer: '登録は無料で、何の義務もありません。' },
      {
        question: 'メールアドレスはどう使われますか。',
        answer: '順番が来たことをお知らせするため、{name}に届きます。',
      },
    ],
  },
};
