import type { ContactWords } from "./fr.ts";

export const pt: ContactWords = {
  "contact.form": "Formulário de contacto",
  "contact.all-required": "Todos os campos são obrigatórios. A mensagem deve ter, pelo menos, {least} caracteres.",
  "contact.name": "Nome",
  "contact.name-placeholder": "O seu nome",
  "contact.name-required": "Indique o seu nome.",
  "contact.name-tooLong": "O seu nome tem mais de {most} caracteres: encurte-o.",
  "contact.name-invalid": "O seu nome contém um carácter que não pode ser transmitido: escreva-o de novo.",
  "contact.email": "Endereço de e-mail",
  "contact.email-placeholder": "nome@exemplo.pt",
  "contact.email-required": "Indique o seu endereço de e-mail.",
  "contact.email-tooLong": "O seu endereço de e-mail tem mais de {most} caracteres: verifique-o.",
  "contact.email-invalid": "Verifique o seu endereço: deve ter a forma nome@exemplo.pt.",
  "contact.message": "Mensagem",
  "contact.message-placeholder": "A sua mensagem",
  "contact.message-required": "Escreva a sua mensagem.",
  "contact.message-tooShort": "A sua mensagem tem menos de {least} caracteres: conte-nos um pouco mais.",
  "contact.message-tooLong": "A sua mensagem tem mais de {most} caracteres: encurte-a.",
  "contact.message-invalid": "A sua mensagem contém um carácter que não pode ser transmitido: escreva-a de novo.",
  "contact.leave-empty": "Deixe este campo vazio",
  "contact.send": "Enviar uma mensagem",
  "contact.sending": "A enviar…",
  "contact.sent-title": "Agradecemos a sua mensagem: já chegou.",
  "contact.sent": "Respondemos para o endereço que indicou.",
  "contact.write-another": "Escrever outra mensagem",
  "contact.error-title": "Erro: {title}",
  "contact.not-sent-yet": "A sua mensagem ainda não foi enviada",
  "contact.not-sent":
    "Não foi possível enviar a sua mensagem. Tente de novo dentro de momentos, ou ligue-nos para o {phone}.",
  "contact.unreachable":
    "Não foi possível contactar o nosso servidor. O seu texto fica no formulário: verifique a sua ligação e tente de novo, ou ligue-nos para o {phone}.",
  "contact.too-many": "Já chegaram muitas mensagens da sua ligação. Tente de novo {wait}, ou ligue-nos para o {phone}.",
  "contact.call": "Ligar para {number}",
  "contact.unreadable": "Não foi possível ler a sua mensagem. Volte ao formulário e envie-a de novo.",
  "contact.foreign": "Esta mensagem não vem do nosso site. Abra o nosso formulário e escreva-nos a partir daí.",
  "contact.no-form":
    "Este site não tem formulário: a sua mensagem não foi recebida. Ligue-nos para o {phone}, ou escreva para o endereço indicado na nossa página de contacto.",
  "contact.nothing-sent":
    "Este endereço recebe as mensagens do formulário, mas nada recebeu agora. Volte ao formulário para nos escrever.",
  "contact.too-large": "A sua mensagem é demasiado longa. Volte ao formulário e encurte-a.",
  "contact.wrong-format": "Este formato não é aceite. Escreva-nos através do formulário do site.",
  "contact.text-kept": "O seu texto não se perdeu: a seta de retroceder do seu navegador trá-lo de volta.",
  "contact.back": "Contacto",
  "error.text":
    "A ligação foi interrompida ou o nosso servidor teve um problema. Nada se perdeu: tente de novo dentro de momentos.",
  "error.retry": "Tentar de novo",
};
