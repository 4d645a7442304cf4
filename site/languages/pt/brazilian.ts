import type { WordNote, WordsElsewhere } from "#engine/i18n/language.ts";
import type { OwnerTexts } from "#engine/i18n/owner-text.ts";

/** Notes on words of Brazil in texts for Portugal. */
const brazilianProblems = {
  "word-brazilian": {
    fr: "« {words} » se dit au Brésil ; le Portugal a un autre mot. → Écrivez : {write}",
    en: "“{words}” is said in Brazil; Portugal has another word. → Write: {write}",
    pt: "«{words}» diz-se no Brasil; em Portugal usa-se outra palavra. → Escreva: {write}",
  },
  "word-brazilian-spelling": {
    fr: "« {words} » est l'orthographe du Brésil. → Au Portugal, on écrit : {write}",
    en: "“{words}” is the spelling of Brazil. → In Portugal it is written: {write}",
    pt: "«{words}» é a grafia do Brasil. → Em Portugal, escreve-se: {write}",
  },
  "word-brazilian-meaning": {
    fr: "« {words} » n'a pas ce sens au Portugal. → On y dit : {write}",
    en: "“{words}” has another meaning in Portugal. → There one says: {write}",
    pt: "«{words}» não tem esse sentido em Portugal. → Aqui, diz-se: {write}",
  },
  "word-only-brazilian": {
    fr: "« {words} » n'est que dans le dictionnaire du Brésil. → Cherchez le mot du Portugal ; s'il y est juste aussi, ajoutez à words.txt : {write}",
    en: "“{words}” is in the dictionary of Brazil only. → Look for the word of Portugal; if it is right there too, add to words.txt: {write}",
    pt: "«{words}» só está no dicionário do Brasil. → Procure a palavra de Portugal; se também aqui estiver certa, acrescente a words.txt: {write}",
  },
} as const satisfies OwnerTexts;

const note = (name: keyof typeof brazilianProblems): WordNote => ({ name, text: brazilianProblems[name] });

/**
 * Words that dictionaries do not tell apart, since Portugal knows their form too. Only those without an innocent meaning
 * in texts like these, or with the words around them that make the meaning plain: "tela" alone may be a canvas.
 */
const usage: WordsElsewhere["usage"] = [
  // Portugal has another word.
  {
    ...note("word-brazilian"),
    words: [
      ["usuári[oa]s?", "utilizador"],
      ["equipes?", "equipa"],
      ["celular(?:es)?", "telemóvel"],
      ["aplicativos?", "aplicação"],
      ["acess(?:ar|e|ando|ado|ados)", "aceder"],
      ["deletar", "apagar"],
      ["escane(?:ar|ie|ado|ada|ados|adas)", "digitalizar"],
      ["planej\\p{L}+", "planear, planeamento"],
      ["gerenci\\p{L}+", "gerir, gestão"],
      ["trein(?:amento|amentos)", "formação"],
      ["planilhas?", "folha de cálculo"],
      ["cadastr(?:ar-se|e-se)", "registar-se, inscrever-se"],
      ["alug(?:uel|uéis)", "aluguer (de um carro), renda (de uma casa)"],
      ["aposentadorias?", "reforma"],
      ["imposto de renda", "IRS"],
      ["nota(?:s)? fisca(?:l|is)", "fatura"],
      ["boletos?", "referência de pagamento"],
      ["holerites?", "recibo de vencimento"],
      ["CNPJ", "NIPC"],
      ["pessoas? jurídicas?", "pessoa coletiva"],
      ["pessoas? físicas?", "pessoa singular"],
      ["corretor(?:es|a|as)? de imóveis", "mediador imobiliário"],
      ["carteira de (?:motorista|habilitação)", "carta de condução"],
      ["carteira de identidade", "cartão de cidadão"],
      ["ônibus", "autocarro"],
      ["caminh(?:ão|ões)", "camião"],
      ["pedágios?", "portagem"],
      ["banheiros?", "casa de banho"],
      ["geladeiras?", "frigorífico"],
      ["café da manhã", "pequeno-almoço"],
      ["esport(?:e|es|ivo|iva|ivos|ivas)", "desporto, desportivo"],
      ["bilh(?:ão|ões)", "mil milhões"],
      ["trilh(?:ão|ões)", "bilião"],
      ["inadimpl(?:ência|ente|entes)", "incumprimento"],
      ["terceiriz\\p{L}+", "subcontratar, subcontratação"],
      ["mouses?", "rato"],
    ],
  },
  // The same word, written otherwise.
  {
    ...note("word-brazilian-spelling"),
    words: [
      ["contat(?:o|os|ar|ado|ada|e|e-nos|á-lo|á-los|á-la|á-las)", "contacto, contactar"],
      ["registr(?:o|os|ar|ado|ada|ados|adas|e|e-se|amos)", "registo, registar"],
      ["conosco", "connosco"],
      ["(?:o|pelo|ao|no|do) fato de (?:que|\\p{L}+r)", "facto"],
      ["(?:é um fato|o fato é) que", "facto"],
    ],
  },
  // In Portugal the word means something else.
  {
    ...note("word-brazilian-meaning"),
    words: [
      ["(?:na|da|à) tela(?! (?:asfáltica|branca|de projeção|do pintor))", "ecrã"],
      ["arquivos? (?:PDF|Word|Excel|anexos?|em anexo|digita(?:l|is) anexos?)", "ficheiro"],
      ["(?:baix|envi|salv|abr)(?:ar|ir|e|a) (?:o|os|um) arquivos?", "ficheiro"],
    ],
  },
];

/** How Brazil writes: it closes vowels that Portugal opens before m and n. */
export const brazilian: WordsElsewhere = {
  dictionary: "@cspell/dict-pt-br/pt_BR.trie.gz",
  letters: [
    ["ô", "ó"],
    ["ê", "é"],
  ],
  spelling: note("word-brazilian-spelling"),
  unknown: note("word-only-brazilian"),
  usage,
};
