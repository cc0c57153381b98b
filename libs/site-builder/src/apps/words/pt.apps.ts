import type { AppWords } from './en.apps.js';

export const ptApps: AppWords = {
  booking: {
    nav: 'Reservar',
    title: 'Reservas',
    pick: 'Escolha a sua hora',
    pickText: 'As horas livres estão em dia. A que alguém acabou de tomar não pode ser reservada duas vezes.',
    appointment: { headline: 'Marcar uma hora', service: 'Serviço' },
    table: { headline: 'Reservar mesa', service: 'Mesa' },
    room: { headline: 'Reservar a sua estadia', service: 'Quarto' },
    space: { headline: 'Reservar uma hora', service: 'O que gostaria de reservar?' },
    class: { headline: 'Reservar o seu lugar', service: 'Aula' },
    text: 'Escolha uma hora em {name}, deixe o seu nome e está feito.',
    faq: 'Bom saber',
    questions: [
      {
        question: 'Como sei que funcionou?',
        answer: 'Esta página confirma a sua reserva de imediato, com dia e hora.',
      },
      {
        question: 'E se surgir um imprevisto?',
        answer: 'Avise-nos logo que possa, para que outra pessoa fique com a sua hora.',
      },
      {
        question: 'O que acontece aos meus dados?',
        answer: 'Vão para {name} com a sua reserva. Os outros só veem que a hora está ocupada.',
      },
    ],
  },
  shop: {
    nav: 'Loja',
    title: 'Encomendas',
    headline: 'Escolher e encomendar',
    text: 'Junte o que gostaria de {name} e envie como pedido.',
    catalogue: 'O que há',
    catalogueText: 'Escolha as quantidades. Aqui não se paga nada: envia um pedido e nós respondemos.',
    empty: 'Diga-nos o que gostaria',
    faq: 'Bom saber',
    questions: [
      { question: 'Quando pago?', answer: 'Não nesta página. Envia um pedido e {name} diz-lhe como pagar.' },
      { question: 'O pedido compromete-me?', answer: 'Não. Só passa a encomenda quando lha confirmarmos.' },
      {
        question: 'Posso mudar alguma coisa?',
        answer: 'Sim. Responda à nossa mensagem ou envie outro pedido com uma observação.',
      },
    ],
  },
  directory: {
    nav: 'Diretório',
    title: 'Fichas',
    headline: 'Encontrar e ser encontrado',
    text: 'Procure no que outros registaram e acrescente o que falta.',
    list: 'Todas as fichas',
    listText: 'Procure por palavra ou reduza a lista. As fichas novas aparecem de imediato.',
    faq: 'Bom saber',
    questions: [
      {
        question: 'Quem pode acrescentar uma ficha?',
        answer: 'Qualquer pessoa. O formulário por baixo da lista pede poucas linhas.',
      },
      {
        question: 'O meu e-mail é mostrado?',
        answer: 'Não. Só {name} o pode ler, caso haja alguma pergunta.',
      },
      { question: 'Há algo errado?', answer: 'Diga-nos, e corrigimos ou retiramos a ficha.' },
    ],
  },
  board: {
    nav: 'Quadro',
    title: 'Cartões',
    headline: 'Um quadro para todos',
    text: 'Acrescente um cartão, faça-o avançar, e todos os que têm este endereço o veem.',
    list: 'O quadro',
    listText: 'Arraste os cartões com o rato ou use os botões deles. Quem abre esta página pode alterá-la.',
    columns: ['Por fazer', 'Em curso', 'Feito'],
    faq: 'Bom saber',
    questions: [
      { question: 'Quem vê o quadro?', answer: 'Todos os que têm este endereço. Não escreva nele segredos.' },
      { question: 'Preciso de uma conta?', answer: 'Não. Abra a página e comece.' },
      { question: 'Apaguei algo por engano.', answer: 'Prima logo «Desfazer» e o cartão volta.' },
    ],
  },
  tracker: {
    nav: 'Registo',
    title: 'Entradas',
    text: 'Uma linha por dia, e vê como tudo se vai somando. Mais ninguém vê as suas entradas.',
    list: 'O seu registo',
    listText: 'A primeira entrada cria o seu próprio endereço secreto. Guarde-o: é a chave do seu registo.',
    faq: 'Bom saber',
    questions: [
      {
        question: 'Onde estão as minhas entradas?',
        answer:
          'No seu próprio endereço secreto. Quem o tiver pode lê-las e alterá-las, por isso guarde-o para si.',
      },
      {
        question: 'Como uso no telemóvel?',
        answer: 'Abra lá o mesmo endereço secreto, ou envie-o a si próprio.',
      },
      {
        question: 'Perdi o endereço.',
        answer: 'Então ninguém consegue voltar a abrir o registo. Guarde-o já nos favoritos.',
      },
    ],
    kinds: {
      habit: { headline: 'Manter o hábito', what: 'Hábito', amount: 'Vezes' },
      expense: { headline: 'Ver para onde vai', what: 'Gasto em', amount: 'Valor' },
      weight: { headline: 'Acompanhar o peso', what: 'Observação', amount: 'Peso em kg' },
      time: { headline: 'Conhecer as suas horas', what: 'Trabalho', amount: 'Horas' },
      reading: { headline: 'Continuar a ler', what: 'Livro', amount: 'Páginas' },
      workout: { headline: 'Manter-se em movimento', what: 'Exercício', amount: 'Minutos' },
      mood: { headline: 'Como está hoje?', what: 'O que aconteceu', amount: 'Humor de 1 a 5' },
      plain: { headline: 'Manter um registo', what: 'O quê', amount: 'Quantidade' },
    },
  },
  event: {
    nav: 'Participar',
    title: 'Convidados',
    headline: 'Vai estar presente?',
    text: 'Diga em meio minuto se vem a {name} e com quantas pessoas.',
    list: 'Dizer que sim',
    faq: 'Bom saber',
    questions: [
      { question: 'Posso levar alguém?', answer: 'Sim. Indique quantos são, contando consigo.' },
      {
        question: 'E se afinal não puder ir?',
        answer: 'Avise-nos, para que os seus lugares fiquem para outros.',
      },
      {
        question: 'Quem vê os meus dados?',
        answer: 'Só {name}. Os outros veem quantos lugares restam, sem nomes.',
      },
    ],
  },
  waitlist: {
    nav: 'Inscrever-se',
    title: 'Lista de espera',
    headline: 'Entre os primeiros',
    text: 'Inscreva-se na lista de espera de {name}. Vê logo o seu lugar e pode subir.',
    list: 'Entrar na lista',
    listText: 'Basta um e-mail. Por cada pessoa que se inscreva pela sua ligação, sobe.',
    faq: 'Bom saber',
    questions: [
      {
        question: 'Como subo?',
        answer: 'Depois de se inscrever recebe uma ligação sua. Cada pessoa que a usa faz com que suba.',
      },
      { question: 'Quanto custa?', answer: 'Estar na lista não custa nada e não compromete a nada.' },
      {
        question: 'O que fazem com o meu e-mail?',
        answer: 'Vai para {name}, para lhe dizer quando chegar a sua vez.',
      },
    ],
  },
};
