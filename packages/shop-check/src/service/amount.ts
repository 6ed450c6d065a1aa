/** Amounts of payments, VAT included: of requests whose prices are without it, too. */

/** The part of a request that has its amount. */
export interface Priced {
  readonly amount: number;
  readonly items?: readonly Readonly<Record<string, unknown>>[];
  readonly usePricesWithoutVat?: boolean;
}

/** Cents that a request asks for. */
export const amountOf = (request: Priced): number => (request.usePricesWithoutVat ? amountOfItems(request, request.items) : request.amount);

/** Cents of some items of a request: a unit price without VAT is raised, rounded half up, and multiplied. */
export const amountOfItems = ({ usePricesWithoutVat = false }: Priced, items: Priced["items"] = []): number =>
  items.reduce((sum, { unitPrice, units, vatPercentage }) => {
    // Exact, since a percentage has one decimal.
    const thousandths = usePricesWithoutVat ? 1000 + Math.round(Number(vatPercentage) * 10) : 1000;
    return sum + Math.floor((Number(unitPrice) * thousandths + 500) / 1000) * Number(units);
  }, 0);
