/** The most characters that each field of the contact form takes (ruling D12). */
export const contactLimits = { name: 100, email: 254, message: 5000 } as const;
