export interface StartedShop {
  readonly base: string;
  close(): Promise<void>;
}
export function startShop(steps?: object, options?: object): Promise<StartedShop>;
export const STEPS: {
  genuine(query: URLSearchParams, merchant: object): boolean;
  settle(order: { readonly reference: string; readonly notices: number; state?: string }): void;
  onPayment(shop: object, query: URLSearchParams): Promise<number>;
};
