/** Expected tiles, one of each family: the tile of a seed must never change. */
export const approvedTiles = [
  {
    seed: "gestao",
    family: "leaf",
    ground: 1,
    relay: { col: 1, row: 1 },
    quarter:
      '<path class="t2" d="M26 0A14 14 0 0 0 40 14V0ZM0 26A14 14 0 0 1 14 40H0Z"/><path class="t0" d="M40 40Q30 22.5 40 5ZM40 40Q22.5 30 5 40Z"/><path class="t3" d="M14 14Q33 21 40 40Q21 33 14 14Z"/><path class="t1" transform="rotate(180 20 20)" d="M0 0H9A9 9 0 0 1 0 9Z"/><path class="t4" transform="rotate(180 20 20)" d="M0 0H5A5 5 0 0 1 0 5Z"/><path class="t0" d="M18 0A18 18 0 0 1 0 18V15A15 15 0 0 0 15 0Z"/><path class="t3" d="M0 0H9A9 9 0 0 1 0 9Z"/>',
  },
  {
    seed: "finances",
    family: "fern",
    ground: 0,
    relay: { col: 3, row: 2 },
    quarter:
      '<path class="t3" d="M24 0A16 16 0 0 0 40 16V0ZM0 24A16 16 0 0 1 16 40H0Z"/><path class="t1" d="M2 2Q33 5 36 36Q5 33 2 2Z"/><path class="t3" d="M9 9Q24.5 14.5 30 30Q14.5 24.5 9 9Z"/><path class="t2" d="M40 40Q33 28 40 16ZM40 40Q28 33 16 40Z"/><path class="t0" transform="rotate(180 20 20)" d="M0 0H12A12 12 0 0 1 0 12Z"/><path class="t2" transform="rotate(180 20 20)" d="M0 0H10A5 5 0 0 1 5 5A5 5 0 0 1 0 10Z"/><path class="t4" d="M0 0H6A6 6 0 0 1 0 6Z"/>',
  },
  {
    seed: "projets",
    family: "cross",
    ground: 0,
    relay: { col: 2, row: 0 },
    quarter:
      '<path class="t3" transform="rotate(180 20 20)" d="M0 0H15.7A15.7 15.7 0 1 1 0 15.7Z"/><path class="t1" transform="rotate(180 20 20)" d="M0 0H29A14.5 14.5 0 0 1 14.5 14.5A14.5 14.5 0 0 1 0 29Z"/><path class="t0" transform="rotate(180 20 20)" d="M0 0H18L0 18Z"/><path class="t2" transform="rotate(180 20 20)" d="M0 0H11Q2.4 2.4 0 11Z"/><path class="t1" d="M33 0L40 7V0ZM0 33L7 40H0Z"/><path class="t2" d="M0 0H13L9.2 3.8V9.2H3.8L0 13Z"/><path class="t4" d="M0 0H5A5 5 0 0 1 0 5Z"/>',
  },
  {
    seed: "aide-a-domicile",
    family: "gem",
    ground: 0,
    relay: { col: 4, row: 2 },
    quarter:
      '<path class="t3" d="M0 0H40L0 40Z"/><path class="t1" d="M40 0L0 40V34L34 0Z"/><path class="t2" d="M0 0H24Q5.3 5.3 0 24Z"/><path class="t0" d="M0 0H11L0 11Z"/><path class="t4" d="M0 0H5A5 5 0 0 1 0 5Z"/><path class="t1" transform="rotate(180 20 20)" d="M0 0H20Q4.4 4.4 0 20Z"/><path class="t0" transform="rotate(180 20 20)" d="M0 0H8A8 8 0 0 1 0 8Z"/>',
  },
  {
    seed: "premiers-jours",
    family: "rose",
    ground: 1,
    relay: { col: 1, row: 0 },
    quarter:
      '<path class="t2" d="M0 0H32A32 32 0 0 1 0 32Z"/><path class="t0" d="M32 0A32 32 0 0 1 0 32V29A29 29 0 0 0 29 0Z"/><path class="t3" d="M7 7Q28.5 12.5 34 34Q12.5 28.5 7 7Z"/><path class="t0" d="M0 0H15L10.6 4.4V10.6H4.4L0 15Z"/><path class="t1" d="M0 0H8.4L5.9 2.5V5.9H2.5L0 8.4Z"/><path class="t4" d="M0 0H4.2A4.2 4.2 0 0 1 0 4.2Z"/><path class="t0" transform="rotate(180 20 20)" d="M0 0H9.2A9.2 9.2 0 1 1 0 9.2Z"/><path class="t1" transform="rotate(180 20 20)" d="M0 0H9.5L0 9.5Z"/><path class="t3" transform="rotate(180 20 20)" d="M0 0H4.8A4.8 4.8 0 0 1 0 4.8Z"/>',
  },
  {
    seed: "agua",
    family: "rings",
    ground: 0,
    relay: { col: 3, row: 2 },
    quarter:
      '<path class="t3" d="M16 0A24 24 0 0 0 40 24V0ZM0 16A24 24 0 0 1 24 40H0Z"/><path class="t0" d="M26 0A14 14 0 0 0 40 14V0ZM0 26A14 14 0 0 1 14 40H0Z"/><path class="t1" d="M16 0A24 24 0 0 0 40 24V21A21 21 0 0 1 19 0ZM0 16A24 24 0 0 1 24 40H21A21 21 0 0 0 0 19Z"/><path class="t2" d="M34 0A6 6 0 0 0 40 6V0ZM0 34A6 6 0 0 1 6 40H0Z"/><path class="t2" transform="rotate(180 20 20)" d="M0 0H15L10.6 4.4V10.6H4.4L0 15Z"/><path class="t4" transform="rotate(180 20 20)" d="M0 0H5A5 5 0 0 1 0 5Z"/><path class="t1" d="M0 0H13L0 13Z"/><path class="t0" d="M0 0H4A4 4 0 0 1 0 4Z"/>',
  },
  {
    seed: "relancer-sans-froisser",
    family: "braid",
    ground: 0,
    relay: { col: 4, row: 1 },
    quarter:
      '<path class="t1" d="M0 0Q20 20 40 0ZM0 0Q20 20 0 40Z"/><path class="t3" transform="rotate(180 20 20)" d="M0 0H19A19 19 0 0 1 0 19Z"/><path class="t2" transform="rotate(180 20 20)" d="M0 0H16A8 8 0 0 1 8 8A8 8 0 0 1 0 16Z"/><path class="t4" transform="rotate(180 20 20)" d="M0 0H4A4 4 0 0 1 0 4Z"/><path class="t0" d="M0 0H9A9 9 0 0 1 0 9Z"/><path class="t2" d="M0 0H6L0 6Z"/>',
  },
] as const;
