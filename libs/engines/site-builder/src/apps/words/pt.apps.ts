import type { AppWords } from './en.apps.js';

export const ptApps: AppWords = {
  booking: {
    nav: 'Reservar',
    title: 'Reservas',
    pick: 'Escolha o seu horário',
    pickText:
      'Os horários livres estão em dia. O que alguém acabou de pegar não pode ser reservado duas vezes.',
    appointment: { headline: 'Marcar um horário', service: 'Serviço' },
    table: { headline: 'Reservar mesa', service: 'Mesa' },
    room: { headline: 'Reservar a sua estadia', service: 'Quarto' },
    space: { headline: 'Reservar um horário', service: 'O que gostaria de reservar?' },
    class: { headline: 'Reservar o seu lugar', service: 'Aula' },
    text: 'Escolha um horário em {name}, deixe o seu nome e pronto.',
    faq: 'Bom saber',
    questions: [
      {
        question: 'Como sei que funcionou?',
        answer: 'Esta página confirma a sua reserva na hora, com dia e horário.',
      },
      {
        question: 'E se surgir um imprevisto?',
        answer: 'Avise assim que puder, para que outra pessoa fique com o seu horário.',
      },
      {
        question: 'O que acontece com os meus dados?',
        answer: 'Vão para {name} com a sua reserva. Os outros só veem que o horário está ocupado.',
      },
    ],
  },
  shop: {
    nav: 'Loja',
    title: 'Pedidos',
    headline: 'Escolher e pedir',
    text: 'Junte o que gostaria de {name} e envie como pedido.',
    catalogue: 'O que há',
    catalogueText: 'Escolha as quantidades. Aqui não se paga nada: você envia um pedido e nós respondemos.',
    empty: 'Conte o que você gostaria',
    faq: 'Bom saber',
    questions: [
      {
        question: 'Quando pago?',
        answer: 'Não nesta página. Você envia um pedido e {name} explica como pagar.',
      },
      { question: 'O pedido me compromete?', answer: 'Não. Ele só vale quando nós o confirmarmos.' },
      {
        question: 'Posso mudar alguma coisa?',
        answer: 'Sim. Responda à nossa mensagem ou envie outro pedido com uma observação.',
      },
    ],
  },
  directory: {
    nav: 'Diretório',
    title: 'Cadastros',
    headline: 'Encontrar e ser encontrado',
    text: 'Procure no que outros cadastraram e adicione o que falta.',
    list: 'Todos os cadastros',
    listText: 'Procure por palavra ou reduza a lista. Os cadastros novos aparecem na hora.',
    faq: 'Bom saber',
    questions: [
      {
        question: 'Quem pode adicionar um cadastro?',
        answer: 'Qualquer pessoa. O formulário abaixo da lista pede poucas linhas.',
      },
      {
        question: 'O meu e-mail é mostrado?',
        answer: 'Não. Só {name} pode ler, caso haja alguma pergunta.',
      },
      { question: 'Há algo errado?', answer: 'Conte para nós, e corrigimos ou retiramos o cadastro.' },
    ],
  },
  board: {
    nav: 'Quadro',
    title: 'Cartões',
    headline: 'Um quadro para todos',
    text: 'Adicione um cartão, faça-o avançar, e todos que têm este endereço o veem.',
    list: 'O quadro',
    listText: 'Arraste os cartões com o mouse ou use os botões deles. Quem abre esta página pode mudá-la.',
    columns: ['A fazer', 'Em andamento', 'Feito'],
    faq: 'Bom saber',
    questions: [
      { question: 'Quem vê o quadro?', answer: 'Todos que têm este endereço. Não escreva segredos nele.' },
      { question: 'Preciso de uma conta?', answer: 'Não. Abra a página e comece.' },
      { question: 'Apaguei algo por engano.', answer: 'Clique logo em “Desfazer” e o cartão volta.' },
    ],
  },
  tracker: {
    nav: 'Registro',
    title: 'Anotações',
    text: 'Uma linha por dia, e você vê como tudo vai somando. Mais ninguém vê as suas anotações.',
    list: 'O seu registro',
    listText: 'A primeira anotação cria um endereço secreto só seu. Guarde-o: é a chave do seu registro.',
    faq: 'Bom saber',
    questions: [
      {
        question: 'Onde estão as minhas anotações?',
        answer:
          'No seu próprio endereço secreto. Quem tiver esse endereço pode ler e mudar tudo, por isso guarde-o só para você.',
      },
      {
        question: 'Como uso no celular?',
        answer: 'Abra nele o mesmo endereço secreto, ou envie-o para você mesmo.',
      },
      {
        question: 'Perdi o endereço.',
        answer: 'Então ninguém consegue abrir o registro de novo. Guarde-o já nos favoritos.',
      },
    ],
    kinds: {
      habit: { headline: 'Manter o hábito', what: 'Hábito', amount: 'Vezes' },
      expense: { headline: 'Ver para onde vai', what: 'Gasto em', amount: 'Valor' },
      weight: { headline: 'Acompanhar o peso', what: 'Observação', amount: 'Peso em kg' },
      time: { headline: 'Conhecer as suas horas', what: 'Trabalho', amount: 'Horas' },
      reading: { headline: 'Continuar lendo', what: 'Livro', amount: 'Páginas' },
      workout: { headline: 'Manter-se em movimento', what: 'Exercício', amount: 'Minutos' },
      mood: { headline: 'Como você está hoje?', what: 'O que aconteceu', amount: 'Humor de 1 a 5' },
      plain: { headline: 'Manter um registro', what: 'O quê', amount: 'Quantidade' },
    },
  },
  event: {
    nav: 'Participar',
    title: 'Convidados',
    headline: 'Você vem?',
    text: 'Diga em meio minuto se você vem a {name} e com quantas pessoas.',
    list: 'Dizer que sim',
    faq: 'Bom saber',
    questions: [
      { question: 'Posso levar alguém?', answer: 'Sim. Diga quantos são, contando com você.' },
      {
        question: 'E se no fim eu não puder ir?',
        answer: 'Avise, para que os seus lugares fiquem para outros.',
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
    text: 'Inscreva-se na lista de espera de {name}. Você vê logo o seu lugar e pode subir.',
    list: 'Entrar na lista',
    listText: 'Basta um e-mail. A cada pessoa que se inscreve pelo seu link, você sobe.',
    faq: 'Bom saber',
    questions: [
      {
        question: 'Como subo?',
        answer: 'Depois de se inscrever, você recebe um link só seu. Cada pessoa que o usa faz você subir.',
      },
      { question: 'Quanto custa?', answer: 'Estar na lista não custa nada e não compromete a nada.' },
      {
        question: 'O que vocês fazem com o meu e-mail?',
        answer: 'Vai para {name}, para avisar quando chegar a sua vez.',
      },
    ],
  },
};
